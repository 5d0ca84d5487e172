import path from "node:path";
import { startBackend } from "../backend/backend.ts";
import { migrate } from "../backend/migrate.ts";
import { startPostgres } from "../backend/postgres.ts";
import { chargeDemoOrders } from "../demo/charges.ts";
import { seedDemo } from "../demo/seed.ts";
import { startSandbox } from "../mercadopago/sandbox.ts";
import { JWT_SECRET, type LocalConfig, ROOT } from "./config.ts";

export type Stack = {
  databaseUrl: string;
  /** The site's SMTP URL on a free port. */
  smtpUrl: string;
  close(): Promise<void>;
};

type Closable = { close(): Promise<void> };

/** Starts the local services: database, backend with mailbox, payment sandbox, demo data. */
export async function startStack(config: LocalConfig, log: (line: string) => void): Promise<Stack> {
  const { ports, dataDir, env } = config;
  const started: Closable[] = [];
  const close = async () => {
    for (const part of started.reverse()) await part.close().catch((error) => log(String(error)));
  };
  try {
    const databaseUrl = config.databaseUrl ?? (await startDatabase(config, started));
    const applied = await migrate(databaseUrl, { dir: path.join(ROOT, "supabase/migrations"), log });
    if (applied.length > 0) log(`Base de datos: ${applied.length} migraciones aplicadas`);
    const backend = await startBackend({
      databaseUrl,
      port: ports.backend,
      mailboxPort: ports.mailbox,
      smtpPort: 0,
      storageDir: path.join(dataDir, "storage"),
      siteUrl: env.SITE_URL ?? "",
      publishableKey: env.SUPABASE_PUBLISHABLE_KEY ?? "",
      secretKey: env.SUPABASE_SECRET_KEY ?? "",
      jwtSecret: JWT_SECRET,
      mailPauseSeconds: config.mailPauseSeconds,
      passwordCost: config.passwordCost,
      log,
    });
    started.push(backend);
    await seedDemo({ databaseUrl, config, log });
    started.push(
      await startSandbox({
        port: ports.sandbox,
        dataFile: path.join(dataDir, "mercadopago.json"),
        accessToken: env.MERCADOPAGO_ACCESS_TOKEN ?? "",
        publicKey: env.MERCADOPAGO_PUBLIC_KEY ?? "",
        webhookSecret: env.MERCADOPAGO_WEBHOOK_SECRET ?? "",
        webhookUrl: `${env.SITE_URL}/api/payments/webhook`,
        log,
      }),
    );
    await chargeDemoOrders({ databaseUrl, config });
    return { databaseUrl, smtpUrl: backend.mailbox.smtpUrl ?? "", close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startDatabase({ dataDir, ports }: LocalConfig, started: Closable[]): Promise<string> {
  const postgres = await startPostgres({
    dataDir: path.join(dataDir, "postgres"),
    port: ports.database,
    restarts: true,
  });
  started.push({ close: () => postgres.stop() });
  return postgres.url();
}
