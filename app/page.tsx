import { getTranslations } from "next-intl/server";
import { Library } from "@/components/library/library";
import { KeyScope } from "@/components/ui/key-scope";
import { KNOWN_PROFILES } from "@/lib/pipeline/known-profiles";
import { listBooks, listJobs, readProgress } from "@/lib/store/queries";
import { cancelJobAction, dismissJobAction, resumeJobAction } from "./actions/jobs";
import { workSince } from "./work-since";
import { Shell } from "./shell";

export async function generateMetadata() {
  return { title: (await getTranslations("library"))("title") };
}

export default async function LibraryPage() {
  const [books, jobs, progress] = await Promise.all([listBooks(), listJobs(), readProgress(null, workSince(new Date()))]);
  return (
    <KeyScope places={{ "go-library": "/", "go-search": "/search" }}>
      <Shell />
      <Library books={books} progress={progress} jobs={jobs} profiles={KNOWN_PROFILES} cancelJob={cancelJobAction} dismissJob={dismissJobAction} resumeJob={resumeJobAction} />
    </KeyScope>
  );
}
