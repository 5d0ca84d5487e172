import { NOT_FOUND } from "@/lib/middleware/not-found";
import { NotFoundMessage } from "./not-found-message";

/** Texts of a 'not found' page. */
export function NotFound({ kind }: { kind: keyof typeof NOT_FOUND }) {
  return <NotFoundMessage {...NOT_FOUND[kind]} />;
}
