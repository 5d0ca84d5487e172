import "server-only";
import { unstable_rethrow } from "next/navigation";
import { log } from "./log";
import { Failure } from "./result";

/** What is read, or `fallback` for a screen that also stands without it: the cause is then in the log, under `name`. */
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
