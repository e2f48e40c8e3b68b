import { NotFoundMessage } from "@/components/ui/not-found-message";
import { Shell } from "./shell";

export default function NotFound() {
  return (
    <>
      <Shell />
      <NotFoundMessage />
    </>
  );
}
