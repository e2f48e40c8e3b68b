"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { physicalPageOfFragment } from "@/components/pdf/page-numbers";

/** A book's address with `#page=12` opens that page beside its chunks. The server never sees a fragment, so this is done here. */
export function PageFragmentOpener({ bookId, pageCount }: { bookId: string; pageCount: number }) {
  const router = useRouter();
  useEffect(() => {
    const open = () => {
      const page = physicalPageOfFragment(window.location.hash, pageCount);
      if (page !== null) router.replace(`/books/${bookId}/pages/${page + 1}`);
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [bookId, pageCount, router]);
  return null;
}
