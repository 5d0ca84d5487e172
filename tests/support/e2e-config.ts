import { type LocalConfig, readConfig } from "../../local/launch/config.ts";

/** Ports of its own, so that the tests run beside a demo. */
export const E2E_CONFIG: LocalConfig = {
  ...readConfig({
    PORT: process.env.E2E_PORT ?? "3191",
    BACKEND_PORT: process.env.E2E_BACKEND_PORT ?? "54391",
    DATABASE_PORT: process.env.E2E_DATABASE_PORT ?? "54392",
    MAILBOX_PORT: process.env.E2E_MAILBOX_PORT ?? "54394",
    MERCADOPAGO_SANDBOX_PORT: process.env.E2E_SANDBOX_PORT ?? "54395",
    DATA_DIR: ".data/e2e",
  }),
  mailPauseSeconds: 1,
};
