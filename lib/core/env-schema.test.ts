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

test("proxies in front are counted, none unless told", () => {
  expect(parseEnv(complete)).toMatchObject({ env: { TRUSTED_HOPS: 0 } });
  expect(parseEnv({ ...complete, TRUSTED_HOPS: "2" })).toMatchObject({ env: { TRUSTED_HOPS: 2 } });
  for (const value of ["-1", "uno", "1.5", "10"])
    expect(parseEnv({ ...complete, TRUSTED_HOPS: value })).toEqual({
      ok: false,
      problems: ["TRUSTED_HOPS: debe ser cuántos proxies hay delante del sitio: 0 a 9"],
    });
});

test("all requests are traced unless a fraction is given, and nothing is exported without an endpoint", () => {
  expect(parseEnv(complete)).toMatchObject({ env: { OTEL_TRACES_SAMPLER_ARG: 1 } });
  expect(parseEnv({ ...complete, OTEL_TRACES_SAMPLER_ARG: "0.05" })).toMatchObject({
    env: { OTEL_TRACES_SAMPLER_ARG: 0.05 },
  });
  expect(
    parseEnv({ ...complete, OTEL_TRACES_SAMPLER_ARG: "2", OTEL_EXPORTER_OTLP_ENDPOINT: "colector" }),
  ).toEqual({
    ok: false,
    problems: [
      "OTEL_EXPORTER_OTLP_ENDPOINT: debe ser una dirección http(s)",
      "OTEL_TRACES_SAMPLER_ARG: debe ser una fracción: 0 a 1",
    ],
  });
});

test("several machines: release, key and proxies are optional, and checked", () => {
  expect(parseEnv(complete)).toMatchObject({ env: { PROXY_PURGE_URL: [] } });
  const key = Buffer.alloc(32, 7).toString("base64");
  const machines = {
    PROXY_PURGE_URL: "http://10.0.0.2:6081, http://10.0.0.3:6081",
    NEXT_DEPLOYMENT_ID: "2026-11-24_a1b2c3",
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
  };
  expect(parseEnv({ ...complete, ...machines })).toMatchObject({
    env: {
      ...machines,
      PROXY_PURGE_URL: ["http://10.0.0.2:6081", "http://10.0.0.3:6081"],
    },
  });
  const wrong = {
    PROXY_PURGE_URL: "http://10.0.0.2,varnish",
    NEXT_DEPLOYMENT_ID: "v1.2",
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: "corta",
  };
  const result = parseEnv({ ...complete, ...wrong });
  expect(result.ok ? [] : result.problems.map((line) => line.split(":")[0])).toEqual(Object.keys(wrong));
});

test("every problem is named and no value is shown", () => {
  const result = parseEnv({
    ...complete,
    SITE_URL: "tienda",
    SUPABASE_SECRET_KEY: " ",
    REVALIDATE_SECRET: "corta",
  });
  expect(result).toEqual({
    ok: false,
    problems: [
      "SITE_URL: debe ser una dirección http(s)",
      "SUPABASE_SECRET_KEY: falta",
      "REVALIDATE_SECRET: debe tener al menos 16 caracteres",
    ],
  });
});

test.each([
  ["SMTP_URL", "https://smtp.example.com", "SMTP_URL: debe ser una dirección smtp:// o smtps://"],
  ["SMTP_URL", "smtp.example.com", "SMTP_URL: debe ser una dirección smtp:// o smtps://"],
  ["MAIL_FROM", "Tienda", "MAIL_FROM: debe ser un correo, solo o como Nombre <correo@ejemplo.com>"],
  [
    "MAIL_FROM",
    "a@b.co\nBcc: c@d.co",
    "MAIL_FROM: debe ser un correo, solo o como Nombre <correo@ejemplo.com>",
  ],
])("%s may not be '%s'", (name, value, problem) => {
  expect(parseEnv({ ...complete, [name]: value })).toEqual({ ok: false, problems: [problem] });
});

test("a sender needs no name", () => {
  expect(parseEnv({ ...complete, MAIL_FROM: "tienda@example.com" })).toMatchObject({ ok: true });
});
