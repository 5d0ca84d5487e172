import { afterAll } from "vitest";
import { serverClient } from "@/lib/supabase/server";
import { addPerson, type Role } from "../../factories/people.ts";
import { KEYS, type TestBackend, testBackend } from "../../support/backend.ts";
import { newBrowser } from "./next-headers.ts";
import { afterIsDone } from "./next-server.ts";
import { stableUrl } from "./stable-url.ts";

export const SITE = "http://localhost:3000";

/** The shop's account at the provider. */
export const MERCADOPAGO = {
  accessToken: "APP_USR-test",
  publicKey: "APP_PUB-test",
  webhookSecret: "webhook-secret",
};

/** What a site needs from its backend. */
export type SiteBackend = Pick<TestBackend, "url" | "database"> & {
  mailbox: Pick<TestBackend["mailbox"], "smtpUrl">;
};

export type SitePerson = { id: string; email: string; password: string };

/** The environment that points the site's server code at a backend, and browsers that sign in like the site. */
export function siteOn(own: SiteBackend) {
  // A test with its own backend uses nothing else of it.
  const backend = own as TestBackend;
  Object.assign(process.env, {
    SITE_URL: SITE,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
    SUPABASE_SECRET_KEY: KEYS.secretKey,
    MERCADOPAGO_ACCESS_TOKEN: MERCADOPAGO.accessToken,
    MERCADOPAGO_PUBLIC_KEY: MERCADOPAGO.publicKey,
    MERCADOPAGO_WEBHOOK_SECRET: MERCADOPAGO.webhookSecret,
    REVALIDATE_SECRET: "revalidate-secret-of-the-tests",
    SMTP_URL: backend.mailbox.smtpUrl ?? "",
    MAIL_FROM: "Aventura Gamer <tienda@example.com>",
  });

  newBrowser();
  // Work after a response continues, and needs the backend.
  afterAll(afterIsDone);

  /** A person with an account and a password. */
  async function person(role: Role = "cliente"): Promise<SitePerson> {
    const { id, email, password } = await backend.signIn();
    await backend.database.sql`update public.profiles set role = ${role} where id = ${id}`;
    return { id, email, password };
  }

  return {
    backend,
    db: backend.database,
    /** The mails to an address, oldest first, once all work after the answer is done. */
    async mailsTo(email: string) {
      await afterIsDone();
      return backend.mailbox.list(email).toReversed();
    },
    addPerson: (role?: Role) => addPerson(backend.database, role),
    person,
    /** A person of each of these roles. */
    async people<Of extends Role>(...roles: Of[]): Promise<Record<Of, SitePerson>> {
      const made = {} as Record<Of, SitePerson>;
      for (const role of roles) made[role] = await person(role);
      return made;
    },
    /** From here on, requests come from this person's browser; without a person, from a stranger's. */
    async visitAs(
      who: Omit<SitePerson, "id"> | null,
      address = `10.0.0.${Math.ceil(Math.random() * 250)}`,
    ): Promise<void> {
      newBrowser({ "user-agent": "Navegador de prueba", "x-forwarded-for": address });
      if (!who) return;
      const { error } = await serverClient().auth.signInWithPassword(who);
      if (error) throw error;
    },
  };
}

/** The backend of a test file, at the same address for every file. */
export async function siteBackend(options: Parameters<typeof testBackend>[0] = {}): Promise<TestBackend> {
  const backend = await testBackend({ smtpPort: 0, ...options });
  const smtpUrl = await stableUrl("mail", backend.mailbox.smtpUrl ?? undefined);
  const url = await stableUrl("backend", backend.url);
  return { ...backend, url, mailbox: { ...backend.mailbox, smtpUrl } };
}

/** The site of a test file, on its own backend, which is closed after the file's last test. */
export async function testSite(options?: Parameters<typeof testBackend>[0]) {
  process.env.MERCADOPAGO_API_URL = await stableUrl("provider");
  return siteOn(await siteBackend(options));
}
