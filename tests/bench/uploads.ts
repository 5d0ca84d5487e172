import { DEMO_PASSWORD } from "../support/fixtures.ts";
import { megabytesOf, watchMemory } from "./processes.ts";

const MEGABYTE = 1_048_576;
const SIZE = 50;
const AT_ONCE = 5;

/** The cookie of somebody who is signed in, as the site's own client writes it. */
async function sessionCookie(env: Record<string, string>): Promise<string> {
  const { SUPABASE_URL = "", SUPABASE_PUBLISHABLE_KEY = "" } = env;
  const answer = await fetch(`${SUPABASE_URL}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify({ email: "employee@example.com", password: DEMO_PASSWORD }),
  });
  const value = Buffer.from(JSON.stringify(await answer.json())).toString("base64url");
  return `sb-${new URL(SUPABASE_URL).hostname.split(".")[0]}-auth-token=base64-${value}; sesion=1`;
}

/** Fifty megabytes that do not say so. */
function heavyBody(): ReadableStream<Uint8Array> {
  let given = 0;
  return new ReadableStream({
    pull(controller) {
      if (given >= SIZE) return controller.close();
      given += 1;
      controller.enqueue(new Uint8Array(MEGABYTE));
    },
  });
}

/** What the site's memory grows by while several large files arrive at once, and how they are answered. */
export async function heavyUploads(env: Record<string, string>, pid: number) {
  const { SITE_URL = "" } = env;
  const cookie = await sessionCookie(env);
  const send = async () => {
    const answer = await fetch(`${SITE_URL}/api/media`, {
      method: "POST",
      body: heavyBody(),
      headers: { cookie, origin: SITE_URL, "content-type": "multipart/form-data; boundary=x" },
      duplex: "half",
    } as RequestInit).catch(() => null);
    return answer ? `${answer.status} ${await answer.text()}` : "closed";
  };
  // The first one loads what the others need.
  await send();
  const before = await megabytesOf(pid);
  const stop = watchMemory(pid, 30);
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
  const seconds = Math.round((performance.now() - began) / 10) / 100;
  const most = Math.max(...(await stop()).map(({ megabytes }) => megabytes));
  return {
    uploads: AT_ONCE,
    megabytesEach: SIZE,
    answers,
    seconds,
    before,
    most,
    grownBy: Math.round((most - before) * 10) / 10,
  };
}
