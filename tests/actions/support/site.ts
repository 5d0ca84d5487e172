import { serverClient } from "@/lib/supabase/server";
import { addPerson, type Role } from "../../factories/orders.ts";
import { createTestBackend, KEYS } from "../../support/backend.ts";
import { newBrowser } from "./next-headers.ts";

export const SITE = "http://localhost:3000";

/** A backend with the environment that points at it, and browsers that sign in as the site would. */
export async function openRepairStage(options: Parameters<typeof createTestBackend>[0] = {}) {
  const backend = await createTestBackend({ smtpPort: 0, ...options });
  Object.assign(process.env, {
    SITE_URL: SITE,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
    SUPABASE_SECRET_KEY: KEYS.secretKey,
    MERCADOPAGO_ACCESS_TOKEN: "APP_USR-test",
    MERCADOPAGO_PUBLIC_KEY: "APP_PUB-test",
    MERCADOPAGO_WEBHOOK_SECRET: "webhook-secret",
    REVALIDATE_SECRET: "revalidate-secret-of-the-tests",
    SMTP_URL: backend.mailbox.smtpUrl ?? "",
    MAIL_FROM: "Aventura Gamer <tienda@example.com>",
  });

  async function person(role: Role = "cliente") {
    const { id, email, password } = await backend.signIn();
    await backend.database.sql`update public.profiles set role = ${role} where id = ${id}`;
    return { id, email, password };
  }

  return {
    backend,
    db: backend.database,
    addPerson: (role?: Role) => addPerson(backend.database, role),
    person,
    /** From here on, requests come from this person's browser; without a person, from a stranger's. */
    async visitAs(who: { email: string; password: string } | null): Promise<void> {
      newBrowser({
        "user-agent": "Navegador de prueba",
        "x-forwarded-for": `10.0.0.${Math.ceil(Math.random() * 250)}`,
      });
      if (!who) return;
      const supabase = await serverClient();
      const { error } = await supabase.auth.signInWithPassword(who);
      if (error) throw error;
    },
    close: () => backend.close(),
  };
}

export type RepairStage = Awaited<ReturnType<typeof openRepairStage>>;
