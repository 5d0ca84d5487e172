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
};

test("a complete environment gets the provider's addresses by default and no trailing slash", () => {
  expect(parseEnv(complete)).toMatchObject({
    ok: true,
    env: { SITE_URL: "https://tienda.example.com", MERCADOPAGO_API_URL: "https://api.mercadopago.com" },
  });
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
