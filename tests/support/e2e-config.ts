import { type LocalConfig, readConfig } from "../../local/launch/config.ts";

/**
 * Ports of its own, so that the tests run beside a demo. Below those that the system gives to outgoing connections: one that
 * an earlier test closed keeps its port for a minute.
 */
export const E2E_CONFIG: LocalConfig = {
  ...readConfig({
    PORT: process.env.E2E_PORT ?? "3191",
    BACKEND_PORT: process.env.E2E_BACKEND_PORT ?? "24391",
    DATABASE_PORT: process.env.E2E_DATABASE_PORT ?? "24392",
    MAILBOX_PORT: process.env.E2E_MAILBOX_PORT ?? "24394",
    MERCADOPAGO_SANDBOX_PORT: process.env.E2E_SANDBOX_PORT ?? "24395",
    DATA_DIR: ".data/e2e",
  }),
  mailPauseSeconds: 1,
};
