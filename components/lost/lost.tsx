import { LOST } from "@/lib/middleware/lost";
import { Missing } from "./missing";

/** What is said where something is not there. */
export function Lost({ kind }: { kind: keyof typeof LOST }) {
  return <Missing {...LOST[kind]} />;
}
