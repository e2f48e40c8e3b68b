"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import type { RechunkDialogProps } from "./rechunk-dialog";

const Dialog = dynamic(() => import("./rechunk-dialog").then((module) => module.RechunkDialog), { ssr: false });

/** The dialog that cuts again, fetched when it is first opened: it checks what is typed with the schemas, which nothing else of the workbench needs. */
export function LazyRechunkDialog(props: RechunkDialogProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  return opened ? <Dialog {...props} /> : null;
}
