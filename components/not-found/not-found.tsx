import type { NotFoundKind } from "@/lib/middleware/not-found-page";
import { NotFoundMessage } from "./not-found-message";
import { NOT_FOUND } from "./texts";

/** Texts of a 'not found' page. */
export function NotFound({ kind }: { kind: NotFoundKind }) {
  return <NotFoundMessage {...NOT_FOUND[kind]} />;
}
