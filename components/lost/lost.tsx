import { LOST } from "@/lib/middleware/lost";
import { Missing } from "./missing";

/** Texts of a 'not found' page. */
export function Lost({ kind }: { kind: keyof typeof LOST }) {
  return <Missing {...LOST[kind]} />;
}
