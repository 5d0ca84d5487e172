import "server-only";
import { unstable_rethrow } from "next/navigation";
import { log } from "./log";
import { Failure } from "./result";

/** The result of a query, or `fallback` when it fails: the error is then logged under `name`. Errors of the framework are rethrown. */
export async function readOr<Data, Fallback>(
  fallback: Fallback,
  name: string,
  reading: Promise<Data>,
): Promise<Data | Fallback> {
  try {
    return await reading;
  } catch (cause) {
    unstable_rethrow(cause);
    log(cause instanceof Failure ? "warn" : "error", "read.failed", { read: name, cause });
    return fallback;
  }
}
