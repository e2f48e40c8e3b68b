import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { z } from "zod";
import type { JobRow } from "@/lib/model/views";

const POLL_MS = 700;

const uploadAnswerSchema = z.union([z.object({ jobId: z.string() }), z.object({ errorCode: z.string(), details: z.record(z.string(), z.union([z.string(), z.number()])) })]);

/** A file that was refused before a job began; worded like a failed job. */
function refusedJob(fileName: string, errorCode: string, errorDetails: JobRow["errorDetails"]): JobRow {
  return { jobId: `refused-${crypto.randomUUID()}`, fileName, state: "failed", stage: "queued", done: 0, total: 0, startedAt: new Date().toISOString(), errorCode, errorDetails, bookId: null };
}

export interface Imports {
  /** Running ones, and those that ended badly and were not put aside. */
  jobs: JobRow[];
  open: (files: Iterable<File>) => void;
  cancel: (jobId: string) => void;
  dismiss: (jobId: string) => void;
}

/** Sends files, watches their imports while any runs, and refreshes the shelf when one is done. */
export function useImports(initial: JobRow[], { cancelJob, dismissJob }: { cancelJob: (jobId: string) => Promise<void>; dismissJob: (jobId: string) => Promise<void> }): Imports {
  const router = useRouter();
  const [known, setKnown] = useState(initial);
  const [refused, setRefused] = useState<JobRow[]>([]);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const [awake, setAwake] = useState(initial.some((job) => job.state === "running"));
  const doneBefore = useRef(new Set(initial.filter((job) => job.state === "done").map((job) => job.jobId)));

  useEffect(() => {
    if (!awake) return;
    let stopped = false;
    const look = async () => {
      const jobs = await fetch("/api/jobs", { cache: "no-store" })
        .then((response) => response.json() as Promise<JobRow[]>)
        .catch(() => null);
      if (stopped || jobs === null) return;
      setKnown(jobs);
      const news = jobs.filter((job) => job.state === "done" && !doneBefore.current.has(job.jobId));
      for (const job of news) doneBefore.current.add(job.jobId);
      if (news.length > 0) router.refresh();
      if (!jobs.some((job) => job.state === "running")) setAwake(false);
    };
    const timer = setInterval(look, POLL_MS);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [awake, router]);

  const send = useCallback(async (file: File) => {
    try {
      const response = await fetch(`/api/books?name=${encodeURIComponent(file.name)}`, { method: "POST", body: file, headers: { "content-type": "application/pdf" } });
      const answer = uploadAnswerSchema.parse(await response.json());
      if ("errorCode" in answer) return setRefused((list) => [refusedJob(file.name, answer.errorCode, answer.details), ...list]);
      setKnown((list) => [{ ...refusedJob(file.name, "", {}), jobId: answer.jobId, state: "running" }, ...list]);
      setAwake(true);
    } catch (error) {
      console.error(error);
      setRefused((list) => [refusedJob(file.name, "internal", { message: error instanceof Error ? error.message : String(error) }), ...list]);
    }
  }, []);

  return {
    jobs: [...refused, ...known].filter((job) => job.state === "running" || ((job.state === "failed" || job.state === "cancelled") && !dismissed.has(job.jobId))),
    open: (files) => {
      for (const file of files) void send(file);
    },
    cancel: (jobId) => void cancelJob(jobId),
    dismiss: (jobId) => {
      setDismissed((set) => new Set([...set, jobId]));
      if (!refused.some((job) => job.jobId === jobId)) void dismissJob(jobId);
    },
  };
}
