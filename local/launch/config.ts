import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** Keys of the local services. Public, since they are valid on this machine only. */
const LOCAL_KEYS = {
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_local_demo",
  SUPABASE_SECRET_KEY: "sb_secret_local_demo",
  MERCADOPAGO_ACCESS_TOKEN: "TEST-local-access-token",
  MERCADOPAGO_PUBLIC_KEY: "TEST-local-public-key",
  MERCADOPAGO_WEBHOOK_SECRET: "local-webhook-secret",
  REVALIDATE_SECRET: "local-revalidate-secret",
  MAIL_FROM: "Aventura Gamer <tienda@example.com>",
};

export const JWT_SECRET = "local-demo-jwt-secret-with-at-least-32-characters";

export type LocalConfig = {
  ports: { site: number; backend: number; database: number; mailbox: number; sandbox: number };
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl?: string;
  dataDir: string;
  /** Folder of the production build of this configuration, relative to the project. */
  buildDir: string;
  /** Overrides supabase/config.toml: tests do not wait between mails. */
  mailPauseSeconds?: number;
  /** Cost of the hashes of passwords: tests create many people. */
  passwordCost?: number;
  /** Renders the demo's pictures at this fraction of their size, under the name of the full size: for tests. */
  pictureScale?: number;
  /** The site's environment as in .env.example, except SMTP_URL, whose port is chosen at start. */
  env: Record<string, string>;
};

type Source = Record<string, string | undefined>;

/** Reads ports and folders; throws a readable list of problems. */
export function readConfig(source: Source = process.env): LocalConfig {
  const problems: string[] = [];
  const port = (name: string, fallback: number) => {
    const text = source[name]?.trim() || String(fallback);
    const value = Number(text);
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
    problems.push(`${name}: debe ser un puerto entre 1 y 65535`);
    return fallback;
  };
  const ports = {
    site: port("PORT", 3000),
    backend: port("BACKEND_PORT", 54321),
    database: port("DATABASE_PORT", 54322),
    mailbox: port("MAILBOX_PORT", 54324),
    sandbox: port("MERCADOPAGO_SANDBOX_PORT", 54330),
  };
  const names = Object.entries(ports);
  for (const [name, value] of names) {
    const twin = names.find(([other, same]) => other < name && same === value);
    if (twin) problems.push(`los puertos de ${twin[0]} y ${name} son el mismo (${value})`);
  }
  const databaseUrl = source.DATABASE_URL?.trim() || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push("DATABASE_URL: debe empezar por postgres://");
  if (problems.length > 0)
    throw new Error(`La configuración tiene problemas:\n${problems.map((line) => `  - ${line}`).join("\n")}`);

  const sandbox = `http://localhost:${ports.sandbox}`;
  return {
    ports,
    databaseUrl,
    dataDir: path.resolve(ROOT, source.DATA_DIR?.trim() || ".data"),
    buildDir: ports.site === 3000 ? ".next" : `.next-${ports.site}`,
    env: {
      ...LOCAL_KEYS,
      SITE_URL: `http://localhost:${ports.site}`,
      SUPABASE_URL: `http://localhost:${ports.backend}`,
      MERCADOPAGO_API_URL: sandbox,
      MERCADOPAGO_SDK_URL: `${sandbox}/js/v2`,
    },
  };
}
