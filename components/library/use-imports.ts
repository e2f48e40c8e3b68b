import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { z } from "zod";
import type { JobRow } from "@/lib/model/views";
import type { OpenChoice } from "./open-dialog";
import { watchJobs } from "./watch-jobs";

const uploadAnswerSchema = z.union([z.object({ jobId: z.string() }), z.object({ errorCode: z.string(), details: z.record(z.string(), z.union([z.string(), z.number()])) })]);

/** A file that was refused before a job began; worded like a failed job. */
function refusedJob(fileName: string, errorCode: string, errorDetails: JobRow["errorDetails"]): JobRow {
  return { jobId: `refused-${crypto.randomUUID()}`, fileName, state: "failed", stage: "queued", done: 0, total: 0, startedAt: new Date().toISOString(), errorCode, errorDetails, bookId: null };
}

export interface Imports {
  /** Running ones, and those that ended badly and were not put aside. */
  jobs: JobRow[];
  open: (files: Iterable<File>, choice: OpenChoice) => void;
  /** Sends a refused file again, to be read by OCR. False where this screen does not have the file any more: it has to be picked again. */
  recognise: (jobId: string) => boolean;
  cancel: (jobId: string) => void;
  dismiss: (jobId: string) => void;
  resume: (job: JobRow) => void;
}

export interface ImportActions {
  cancelJob: (jobId: string) => Promise<void>;
  dismissJob: (jobId: string) => Promise<void>;
  /** Goes on with an import that was cut off, by its job. */
  resumeJob: (jobId: string) => Promise<void>;
}

/** Sends files, watches imports, and refreshes the shelf when a book can be seen or is done. */
export function useImports(initial: JobRow[], { cancelJob, dismissJob, resumeJob }: ImportActions): Imports {
  const router = useRouter();
  const [known, setKnown] = useState(initial);
  const [refused, setRefused] = useState<JobRow[]>([]);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const shownBefore = useRef(new Set(initial.map((job) => `${job.jobId} ${job.state === "done" ? "done" : job.bookId}`)));

  useEffect(
    () =>
      watchJobs((jobs) => {
        setKnown(jobs);
        // A book that can be seen from now on, or is whole from now on.
        const news = jobs.filter((job) => job.state === "done" || (job.state === "running" && job.bookId !== null)).map((job) => `${job.jobId} ${job.state === "done" ? "done" : job.bookId}`);
        const unseen = news.filter((item) => !shownBefore.current.has(item));
        for (const item of unseen) shownBefore.current.add(item);
        if (unseen.length > 0) router.refresh();
      }),
    [router],
  );

  const sent = useRef(new Map<string, { file: File; choice: OpenChoice }>());
  const send = useCallback(async (file: File, choice: OpenChoice) => {
    try {
      const response = await fetch(`/api/books?${new URLSearchParams({ name: file.name, profile: choice.profile, ocr: String(choice.ocr) })}`, { method: "POST", body: file, headers: { "content-type": "application/pdf" } });
      const answer = uploadAnswerSchema.parse(await response.json());
      if ("errorCode" in answer) return setRefused((list) => [refusedJob(file.name, answer.errorCode, answer.details), ...list]);
      sent.current.set(answer.jobId, { file, choice });
      setKnown((list) => [{ ...refusedJob(file.name, "", {}), jobId: answer.jobId, state: "running" }, ...list]);
    } catch (error) {
      console.error(error);
      setRefused((list) => [refusedJob(file.name, "internal", { message: error instanceof Error ? error.message : String(error) }), ...list]);
    }
  }, []);

  const dismiss = (jobId: string) => {
    sent.current.delete(jobId);
    setDismissed((set) => new Set([...set, jobId]));
    if (!refused.some((job) => job.jobId === jobId)) void dismissJob(jobId);
  };

  return {
    jobs: [...refused, ...known].filter((job) => job.state === "running" || ((job.state === "failed" || job.state === "cancelled") && !dismissed.has(job.jobId))),
    open: (files, choice) => {
      for (const file of files) void send(file, choice);
    },
    recognise: (jobId) => {
      const before = sent.current.get(jobId);
      if (before === undefined) return false;
      dismiss(jobId);
      void send(before.file, { ...before.choice, ocr: true });
      return true;
    },
    cancel: (jobId) => void cancelJob(jobId),
    resume: ({ jobId }) => void resumeJob(jobId),
    dismiss,
  };
}
