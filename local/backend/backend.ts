import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { App, setExperimental } from "@supabase/lite";
import type { AuthContext } from "./auth/context.ts";
import { type GoogleAccount, standInForGoogle } from "./auth/google.ts";
import { createMailer } from "./auth/mailer.ts";
import { signingKey } from "./auth/signing.ts";
import { createConnection } from "./connection.ts";
import { createHandler } from "./http.ts";
import { closeServer, listenOnLoopback } from "./listen.ts";
import { Mailbox, type StoredMail } from "./mail/mailbox.ts";
import { mailboxServer } from "./mail/server.ts";
import { startSmtp } from "./mail/smtp.ts";
import { configuredMailPause, loadTemplates } from "./mail/templates.ts";
import { attachRealtime } from "./realtime/server.ts";
import { DiskStorage } from "./storage/disk.ts";

export interface BackendOptions {
  /** URL of a migrated database, as its superuser. */
  databaseUrl: string;
  /** 0 picks a free port. */
  port: number;
  /** Undefined disables the mailbox page; 0 picks a free port. */
  mailboxPort?: number;
  /** Undefined disables SMTP; 0 picks a free port. */
  smtpPort?: number;
  storageDir: string;
  /** Folder of the stored mails; beside `storageDir` by default. */
  mailDir?: string;
  siteUrl: string;
  /** Further origins that Auth may redirect to. */
  allowedRedirects?: string[];
  googleAccounts?: GoogleAccount[];
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  jwtExpirySeconds?: number;
  /** Defaults to supabase/config.toml. */
  mailPauseSeconds?: number;
  /** Rate limit of Auth calls by address (30 on hosted); used by tests only. */
  authCallsPerAddress?: number;
  /** Most mails of Auth an hour (`email_sent` in supabase/config.toml); used by tests only, whose suite sends more. */
  authMailsAnHour?: number;
  /** Cost of the hashes of passwords that the admin API sets (10 on hosted); used by tests only, which create many people. */
  passwordCost?: number;
  log?: (line: string) => void;
}

export interface Backend {
  url: string;
  mailbox: {
    /** URL of the mailbox page, when enabled. */
    url: string | null;
    /** URL of the SMTP server, when enabled. */
    smtpUrl: string | null;
    list(to?: string): StoredMail[];
    clear(): Promise<void>;
  };
  close(): Promise<void>;
}

const DEMO_ACCOUNTS: GoogleAccount[] = [
  { email: "valentina.rios@example.com", name: "Valentina Ríos" },
  { email: "santiago.mejia@example.com", name: "Santiago Mejía" },
  { email: "laura.cardenas@example.com", name: "Laura Cárdenas" },
];

/** Starts the local replacement of hosted Supabase: REST, Auth, Storage and Realtime on one port, and the mailbox. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  if (process.env.NODE_ENV === "production" && process.env.DEMO !== "1") {
    throw new Error(
      "The embedded backend is for demos and tests: in production use a Supabase project (or set DEMO=1).",
    );
  }
  const { log = console.log, siteUrl, allowedRedirects = [], googleAccounts = DEMO_ACCOUNTS } = options;
  const { publishableKey, secretKey } = options;
  const signing = signingKey(options.jwtSecret);
  const connection = createConnection(options.databaseUrl);
  const mailbox = await Mailbox.open(options.mailDir ?? path.join(options.storageDir, "..", "mail"));
  let handle: (request: Request) => Promise<Response> = async () => new Response(null, { status: 503 });
  const listener = getRequestListener((request) => handle(request), { overrideGlobalObjects: false });
  const servers = [createServer(listener), createServer(listener)] as const;
  const mailServers = [mailboxServer(mailbox), mailboxServer(mailbox)] as const;
  let smtp: Awaited<ReturnType<typeof startSmtp>> | undefined;
  const closeAll = async () => {
    await Promise.all([...[...servers, ...mailServers].map(closeServer), smtp?.close()]);
    await mailbox.close();
    await connection.close();
  };
  try {
    const port = await listenOnLoopback(...servers, options.port, "BACKEND_PORT");
    const mailPort =
      options.mailboxPort === undefined
        ? null
        : await listenOnLoopback(...mailServers, options.mailboxPort, "MAILBOX_PORT");
    if (options.smtpPort !== undefined) smtp = await startSmtp(mailbox, options.smtpPort);
    const url = `http://127.0.0.1:${port}`;
    const auth: AuthContext = {
      apiUrl: url,
      siteUrl,
      allowedRedirects,
      signing,
      publishableKey,
      secretKey,
      connection,
      mailbox,
      templates: await loadTemplates(),
      mailPauseSeconds: options.mailPauseSeconds ?? (await configuredMailPause()),
      callsPerAddress: options.authCallsPerAddress,
      mailsAnHour: options.authMailsAnHour,
      passwordCost: options.passwordCost,
    };
    const app = createApp(options, auth);
    await app.init();
    // Warm-up: reading the catalogue takes a moment.
    await connection.lite.introspect({ useCache: true });
    handle = createHandler({ app, auth, googleAccounts });
    const stopRealtime = await attachRealtime([...servers], {
      connection,
      keys: { signing, publishableKey, secretKey },
      log,
    });
    const mailUrl = mailPort === null ? null : `http://127.0.0.1:${mailPort}`;
    return {
      url,
      mailbox: {
        url: mailUrl,
        smtpUrl: smtp?.url ?? null,
        list: (to) => mailbox.list(to),
        clear: () => mailbox.clear(),
      },
      close: async () => {
        await stopRealtime();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function createApp(options: BackendOptions, auth: AuthContext): App {
  standInForGoogle();
  setExperimental("storage", true);
  const app = new App({
    connection: auth.connection.lite,
    project_id: "aventura-gamer",
    api: { schemas: ["public"], external_url: auth.apiUrl },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: options.jwtExpirySeconds ?? 3600,
      enable_refresh_token_rotation: true,
      minimum_password_length: 6,
      site_url: auth.siteUrl,
      additional_redirect_urls: auth.allowedRedirects.map((address) => `${new URL(address).origin}/**`),
      publishable_key: auth.publishableKey,
      secret_key: auth.secretKey,
      email: {
        enable_confirmations: true,
        double_confirm_changes: true,
        max_frequency: `${auth.mailPauseSeconds}s`,
      },
      external: { google: { enabled: true, client_id: "local", secret: "local" } },
    },
    storage: { enabled: true, file_size_limit: "50MiB" },
    studio: { enabled: false },
  });
  app._storageAdapter = new DiskStorage(options.storageDir);
  app._mailer = createMailer(auth);
  return app as unknown as App;
}
