import { useCallback, useEffect, useState } from "react";

const KEPT = "seamcheck-queue-list";

/** Whether the list at the side is open, as this browser was left; and the way to turn that over. */
export function useKeptList(): [boolean, () => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(localStorage.getItem(KEPT) === "open"), []);
  const toggle = useCallback(() => {
    setOpen((present) => {
      localStorage.setItem(KEPT, present ? "closed" : "open");
      return !present;
    });
  }, []);
  return [open, toggle];
}
