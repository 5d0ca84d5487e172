import { expect, test } from "vitest";
import { parseEnv } from "./env-schema";

const complete = {
  SITE_URL: "https://tienda.example.com/",
  SUPABASE_URL: "http://localhost:54321",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  MERCADOPAGO_ACCESS_TOKEN: "token",
  MERCADOPAGO_PUBLIC_KEY: "key",
  MERCADOPAGO_WEBHOOK_SECRET: "secret",
  REVALIDATE_SECRET: "a-secret-of-sixteen-or-more",
  SMTP_URL: "smtps://tienda%40example.com:clave@smtp.example.com:465",
  MAIL_FROM: "Aventura Gamer <tienda@example.com>",
};

test("a complete environment gets the provider's addresses by default and no trailing slash", () => {
  expect(parseEnv(complete)).toMatchObject({
    ok: true,
    env: { SITE_URL: "https://tienda.example.com", MERCADOPAGO_API_URL: "https://api.mercadopago.com" },
  });
});

const key = Buffer.alloc(32, 7).toString("base64");
test.each<[Record<string, string>, object]>([
  [{}, { TRUSTED_HOPS: 0, OTEL_TRACES_SAMPLER_ARG: 1 }],
  [{ TRUSTED_HOPS: "2" }, { TRUSTED_HOPS: 2 }],
  [{ OTEL_TRACES_SAMPLER_ARG: "0.05" }, { OTEL_TRACES_SAMPLER_ARG: 0.05 }],
  [{ REDIS_URL: "redis://10.0.0.4:6379" }, { REDIS_URL: "redis://10.0.0.4:6379" }],
  [{ NEXT_DEPLOYMENT_ID: "2026-11-24_a1b2c3" }, { NEXT_DEPLOYMENT_ID: "2026-11-24_a1b2c3" }],
  [{ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }, { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }],
  [{ MAIL_FROM: "tienda@example.com" }, { MAIL_FROM: "tienda@example.com" }],
])("with %j it is %j", (given, env) => {
  expect(parseEnv({ ...complete, ...given })).toMatchObject({ ok: true, env });
});

const HOPS = "TRUSTED_HOPS: debe ser cuántos proxies hay delante del sitio: 0 a 9";
const SMTP = "SMTP_URL: debe ser una dirección smtp:// o smtps://";
const FROM = "MAIL_FROM: debe ser un correo, solo o como Nombre <correo@ejemplo.com>";
test.each<[Record<string, string>, string[]]>([
  ...["-1", "uno", "1.5", "10"].map((hops): [Record<string, string>, string[]] => [
    { TRUSTED_HOPS: hops },
    [HOPS],
  ]),
  [
    { OTEL_TRACES_SAMPLER_ARG: "2", OTEL_EXPORTER_OTLP_ENDPOINT: "colector" },
    [
      "OTEL_EXPORTER_OTLP_ENDPOINT: debe ser una dirección http(s)",
      "OTEL_TRACES_SAMPLER_ARG: debe ser una fracción: 0 a 1",
    ],
  ],
  [
    { SITE_URL: "tienda", SUPABASE_SECRET_KEY: " ", REVALIDATE_SECRET: "corta" },
    [
      "SITE_URL: debe ser una dirección http(s)",
      "SUPABASE_SECRET_KEY: falta",
      "REVALIDATE_SECRET: debe tener al menos 16 caracteres",
    ],
  ],
  [{ SMTP_URL: "https://smtp.example.com" }, [SMTP]],
  [{ SMTP_URL: "smtp.example.com" }, [SMTP]],
  [{ MAIL_FROM: "Tienda" }, [FROM]],
  [{ MAIL_FROM: "a@b.co\nBcc: c@d.co" }, [FROM]],
])("every problem of %j is listed without its value", (given, problems) => {
  expect(parseEnv({ ...complete, ...given })).toEqual({ ok: false, problems });
});

test.each([
  ["REDIS_URL", "http://10.0.0.4"],
  ["NEXT_DEPLOYMENT_ID", "v1.2"],
  ["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", "corta"],
])("%s may not be %s", (name, value) => {
  expect(parseEnv({ ...complete, [name]: value })).toEqual({
    ok: false,
    problems: [expect.stringContaining(`${name}:`)],
  });
});
