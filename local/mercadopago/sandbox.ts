import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { createBankPages } from "./bank-pages.ts";
import type { Context, Credentials } from "./context.ts";
import { createControlApi } from "./control.ts";
import { createControlPage } from "./control-page.ts";
import { ApiError } from "./errors.ts";
import { expireDue } from "./expiry.ts";
import { createPaymentsApi } from "./payments-api.ts";
import { createPublicApi } from "./public-api.ts";
import { buildSdkScript } from "./sdk-script.ts";
import { applySettings } from "./settings.ts";
import { Store } from "./state.ts";
import type { Settings } from "./types.ts";
import { Webhooks } from "./webhooks.ts";

export interface SandboxOptions extends Credentials {
  port: number;
  /** Webhook URL for payments without notification_url. */
  webhookUrl: string;
  /** JSON file that persists the state; in memory without it. */
  dataFile?: string;
  host?: string;
  log?: (line: string) => void;
  settings?: Partial<Settings>;
  now?: () => number;
}

const CLOCK_MS = 5_000;

export interface Sandbox {
  url: string;
  close: () => Promise<void>;
}

/** Starts the local replacement of the payment provider. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  refuseInProduction();
  const { host = "127.0.0.1", log = () => {}, now = Date.now } = options;
  const store = new Store(options.dataFile, now());
  applySettings(store.state.settings, { ...options.settings });
  store.touch();
  const webhooks = new Webhooks({
    store,
    secret: options.webhookSecret,
    defaultUrl: options.webhookUrl,
    now,
    log,
  });
  const ctx: Context = {
    store,
    credentials: options,
    now,
    notify: (payment, action) => void webhooks.enqueue(payment, action),
  };
  const closing = new AbortController();
  const app = createApp(ctx, webhooks, closing.signal, log);
  const server = createAdaptorServer({ fetch: app.fetch });
  await listen(server, options.port, host);
  store.flush();
  webhooks.resume();
  // Without a request the notification of an expired payment is sent too.
  const clock = setInterval(() => {
    expireDue(ctx);
    store.flush();
  }, CLOCK_MS);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : options.port;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      closing.abort();
      clearInterval(clock);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await webhooks.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
      store.flush();
    },
  };
}

function createApp(
  ctx: Context,
  webhooks: Webhooks,
  closing: AbortSignal,
  log: (line: string) => void,
): Hono {
  const script = buildSdkScript();
  // The official SDK requests some lists with a trailing slash.
  const app = new Hono({ strict: false });
  app.use(
    "/v1/*",
    cors({ origin: "*", allowHeaders: ["authorization", "content-type", "x-idempotency-key"] }),
  );
  app.use("/js/*", cors({ origin: "*" }));
  // Persist before responding: a crash must not undo a reported change.
  app.use(async (_, next) => {
    await next();
    ctx.store.flush();
  });
  app.use(async (_, next) => {
    expireDue(ctx);
    await next();
  });
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.toBody(ctx.now()), error.status as 400);
    log(`sandbox error: ${error.stack ?? error}`);
    return c.json({ message: "internal_error", error: "internal_error", status: 500, cause: [] }, 500);
  });
  app.notFound((c) => c.json(new ApiError(404, null, "Not found").toBody(ctx.now()), 404));

  app.get("/js/v2", (c) => {
    c.header("Cache-Control", "no-store");
    if (ctx.store.state.settings.script_outage) return c.text("", 503);
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    c.header("X-Content-Type-Options", "nosniff");
    return c.body(script, 200, { "Content-Type": "text/javascript; charset=utf-8" });
  });
  app.route("/bank", createBankPages(ctx));
  app.route("/v1/payments", createPaymentsApi(ctx, closing));
  app.route("/v1", createPublicApi(ctx));
  app.route("/sandbox/api", createControlApi(ctx, webhooks));
  app.route("/sandbox", createControlPage());
  return app;
}

function refuseInProduction(): void {
  if (process.env.NODE_ENV === "production" && process.env.DEMO !== "1") {
    throw new Error("The payment sandbox does not start with NODE_ENV=production (set DEMO=1 for a demo)");
  }
}

function listen(server: ReturnType<typeof createAdaptorServer>, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(
        isTaken
          ? new Error(
              `Port ${port} of the payment sandbox is taken; choose another in MERCADOPAGO_SANDBOX_PORT`,
            )
          : error,
      );
    });
    server.listen(port, host, () => resolve());
  });
}
