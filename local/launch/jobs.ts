import type { LocalConfig } from "./config.ts";

const ROUND_EVERY_MS = 15_000;

/**
 * Replaces a hosted project's scheduler: settles payments, sends due mails and deletes data past its retention period.
 */
export function startJobs(config: LocalConfig, log: (line: string) => void) {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${config.env.SITE_URL}${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${config.env.REVALIDATE_SECRET}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    }).catch((error: Error) => error);
    if (answer instanceof Error || !answer.ok)
      log(`${path}: ${answer instanceof Error ? answer.message : answer.status}`);
  };

  const paths = ["/api/payments/reconcile", "/api/mails", "/api/retention"];
  const round = () => Promise.all(paths.map((path) => post(path, {})));
  const timer = setInterval(() => void round(), ROUND_EVERY_MS);
  return {
    async close() {
      clearInterval(timer);
    },
  };
}
