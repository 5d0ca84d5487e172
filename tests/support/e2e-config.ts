import { type LocalConfig, readConfig } from "../../local/launch/config.ts";
import { PASSWORD_COST } from "./open-database.ts";

/**
 * Own ports, so that the tests run beside a demo. Below the ephemeral ports: a port used by an outgoing connection of an earlier
 * test stays taken for a minute.
 */
const PORTS = {
  PORT: process.env.E2E_PORT ?? "3191",
  BACKEND_PORT: process.env.E2E_BACKEND_PORT ?? "24391",
  DATABASE_PORT: process.env.E2E_DATABASE_PORT ?? "24392",
  MAILBOX_PORT: process.env.E2E_MAILBOX_PORT ?? "24394",
  MERCADOPAGO_SANDBOX_PORT: process.env.E2E_SANDBOX_PORT ?? "24395",
};
/** Between the ports of two workers; a test may start a second site 50 and 51 above its worker's. */
const APART = 10;

/** The site, backend, mailbox and sandbox of a worker, from 0. All workers' databases are in one cluster. */
export function workerConfig(worker: number): LocalConfig {
  const port = (name: keyof typeof PORTS) => String(Number(PORTS[name]) + worker * APART);
  return {
    ...readConfig({
      PORT: port("PORT"),
      BACKEND_PORT: port("BACKEND_PORT"),
      DATABASE_PORT: PORTS.DATABASE_PORT,
      MAILBOX_PORT: port("MAILBOX_PORT"),
      MERCADOPAGO_SANDBOX_PORT: port("MERCADOPAGO_SANDBOX_PORT"),
      DATA_DIR: `.data/e2e-${port("PORT")}`,
    }),
    mailPauseSeconds: 1,
    pictureScale: 0.1,
    passwordCost: PASSWORD_COST,
  };
}

/** Which worker this process is; the process that starts and stops all of them counts as the first. */
export const WORKER = Number(process.env.E2E_WORKER ?? process.env.TEST_PARALLEL_INDEX ?? 0);

export const E2E_CONFIG = workerConfig(WORKER);
