import { getTranslations } from "next-intl/server";
import { Library } from "@/components/library/library";
import { KeyScope } from "@/components/ui/key-scope";
import { KNOWN_PROFILES } from "@/lib/pipeline/known-profiles";
import { listBooks, listJobs } from "@/lib/store/queries";
import { cancelJobAction, dismissJobAction, resumeJobAction } from "./actions/jobs";
import { Shell } from "./shell";

export async function generateMetadata() {
  return { title: (await getTranslations("library"))("title") };
}

export default async function LibraryPage() {
  const [books, jobs] = await Promise.all([listBooks(), listJobs()]);
  return (
    <KeyScope places={{ "go-library": "/", "go-search": "/search" }}>
      <Shell />
      <Library books={books} jobs={jobs} profiles={KNOWN_PROFILES} cancelJob={cancelJobAction} dismissJob={dismissJobAction} resumeJob={resumeJobAction} />
    </KeyScope>
  );
}
