// Imported by next.config.mjs in plain Node: no path alias, no "server-only".
import { z } from "zod";

const url = z.url({ protocol: /^https?$/, error: "debe ser una dirección http(s)" });
const text = (min = 1) =>
  z.string({ error: "falta" }).min(min, min > 1 ? `debe tener al menos ${min} caracteres` : "falta");

/** "tienda@example.com" or "Tienda <tienda@example.com>". */
const MAILBOX = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const envSchema = z.object({
  SITE_URL: url.transform((value) => value.replace(/\/+$/, "")),
  SUPABASE_URL: url.transform((value) => value.replace(/\/+$/, "")),
  SUPABASE_PUBLISHABLE_KEY: text(),
  SUPABASE_SECRET_KEY: text(),
  MERCADOPAGO_ACCESS_TOKEN: text(),
  MERCADOPAGO_PUBLIC_KEY: text(),
  MERCADOPAGO_WEBHOOK_SECRET: text(),
  MERCADOPAGO_API_URL: url.default("https://api.mercadopago.com"),
  MERCADOPAGO_SDK_URL: url.default("https://sdk.mercadopago.com/js/v2"),
  REVALIDATE_SECRET: text(16),
  TRUSTED_HOPS: z
    .string()
    .regex(/^[0-9]$/, "debe ser cuántos proxies hay delante del sitio: 0 a 9")
    .default("0")
    .transform(Number),
  /** Addresses of proxy caches that are purged when pages change. */
  PROXY_PURGE_URL: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((address) => address.trim() || []))
    .pipe(z.array(url)),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "debe ser una dirección smtp:// o smtps://" }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, "debe ser una fracción: 0 a 1")
    .default("1")
    .transform(Number),
  MAIL_FROM: z.string().regex(MAILBOX, "debe ser un correo, solo o como Nombre <correo@ejemplo.com>"),
});

export type Env = z.output<typeof envSchema>;

type ParsedEnv = { ok: true; env: Env } | { ok: false; problems: string[] };

/** Parses the environment; each problem is one line with the variable's name, never its value. */
export function parseEnv(source: Record<string, string | undefined>): ParsedEnv {
  const known = Object.fromEntries(
    Object.keys(envSchema.shape).map((key) => [key, source[key]?.trim() || undefined]),
  );
  const parsed = envSchema.safeParse(known);
  if (parsed.success) return { ok: true, env: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}: ${known[name] === undefined ? "falta" : issue.message}`;
    }),
  };
}

/** Exits the process when the environment is invalid. */
export function printEnvProblemsAndExit(problems: string[]): never {
  console.error(
    `El entorno no está completo (mira .env.example):\n${problems.map((line) => `  - ${line}`).join("\n")}`,
  );
  process.exit(1);
}
