import { RELEASE } from "./env-release";

const ANSWER_MS = 15_000;

export type Alive = {
  /** The release that answers this page's requests. */
  release: string;
  /** Milliseconds since its instance heard of an edit; null: not since its start. */
  sinceEditMs: number | null;
};

/** What /api/alive answers, as of at most a second ago; undefined when no answer came. In the browser. */
export async function askAlive(): Promise<Alive | undefined> {
  try {
    const response = await fetch("/api/alive", {
      headers: { "x-deployment-id": RELEASE },
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return response.ok ? ((await response.json()) as Alive) : undefined;
  } catch {
    return undefined;
  }
}
