import "server-only";
import { Failure } from "@/lib/core/result";
import { serverClient } from "@/lib/supabase/server";
import { FILE_NAME } from "./lesson-file";

const BUCKET = "lesson-files";
/** Only this request uses the signed address; it never reaches the browser. */
const SIGNED_SECONDS = 60;
const TIMEOUT_MS = 5000;
const UNREADABLE = "No pudimos abrir el archivo. Intenta de nuevo.";

/**
 * A lesson's file, or the part that `range` requests; null when the caller may not read it. The URL is signed with the
 * user's session, so the bucket's policy decides each request, also while a video plays.
 */
export async function openLessonFile(name: string, range: string | null): Promise<Response | null> {
  if (!FILE_NAME.test(name)) return null;
  const { data, error } = await serverClient().storage.from(BUCKET).createSignedUrl(name, SIGNED_SECONDS);
  if (error && !("status" in error && Number(error.status) < 500))
    throw new Failure("unavailable", UNREADABLE, { cause: error });
  if (!data) return null;
  const started = new AbortController();
  const timeout = setTimeout(() => started.abort(), TIMEOUT_MS);
  const file = await fetch(data.signedUrl, {
    headers: range ? { range } : undefined,
    signal: started.signal,
    cache: "no-store",
  })
    .catch((cause: unknown) => {
      throw new Failure("unavailable", UNREADABLE, { cause });
    })
    .finally(() => clearTimeout(timeout));
  return file.ok || file.status === 416 ? file : null;
}
