// Imported by next.config.mjs in plain Node: no path alias, no "server-only".
import { z } from "zod";

const url = z.url({ protocol: /^https?$/, error: "debe ser una dirección http(s)" });
const text = (min = 1) =>
  z.string({ error: "falta" }).min(min, min > 1 ? `debe tener al menos ${min} caracteres` : "falta");

/** An AES key: the framework encrypts the closures of server actions with it. */
const isKey = (value: string) =>
  /^[A-Za-z0-9+/]+=*$/.test(value) && [16, 24, 32].includes(Buffer.from(value, "base64").length);

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
  /** Redis or Valkey that several instances share their cached pages in. Read by the build, too. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "debe ser una dirección redis:// o rediss://" })
    .optional(),
  NEXT_DEPLOYMENT_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, "debe tener 1 a 64 letras sin tilde, números, guiones o guiones bajos")
    .optional(),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine(isKey, "debe ser una clave de 32 bytes en base64 (openssl rand -base64 32)")
    .optional(),
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
