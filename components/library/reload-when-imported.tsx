"use client";

import { useParams } from "next/navigation";
import { useEffect } from "react";
import { watchJobs } from "./watch-jobs";

/** Between two looks whether the page is there now, milliseconds. */
const PAUSE = 3_000;
const KEPT = "seamcheck-looked-again";

/** On the page of what is not there: where the book is being imported it may come yet, so the page is read again when the import has got further, and once more when it is done. */
export function ReloadWhenImported() {
  const { bookId } = useParams();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchJobs((jobs) => {
      const own = jobs.find((job) => job.bookId === bookId && (job.state === "running" || job.state === "done"));
      if (own === undefined) return;
      const reached = `${location.pathname} ${own.jobId} ${own.state} ${own.done}`;
      if (sessionStorage.getItem(KEPT) === reached) return;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          sessionStorage.setItem(KEPT, reached);
          location.reload();
        },
        own.state === "done" ? 0 : PAUSE,
      );
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [bookId]);
  return null;
}
