import { ReloadWhenImported } from "@/components/library/reload-when-imported";
import { NotFoundMessage } from "@/components/ui/not-found-message";

export default function NotFound() {
  return (
    <>
      <NotFoundMessage />
      <ReloadWhenImported />
    </>
  );
}
