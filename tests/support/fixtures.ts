import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { createServerClient } from "@supabase/ssr";
import { accountMark } from "../../lib/core/account-mark.ts";
import { SESSION_HINT } from "../../lib/supabase/cookies.ts";
import { E2E_CONFIG } from "./e2e-config.ts";
import { query } from "./e2e-database.ts";

export const DEMO_PASSWORD = "Aventura2026!";

/** Chromium's own message for an intended response, such as a 404 page. */
const NETWORK_STATUS = /^Failed to load resource: the server responded with a status of (\d{3})/;

/** Rate limits of earlier tests of this worker, which share its client address, must not affect the next. */
const FORGET_EARLIER_TESTS = `delete from public.rate_limits;
  update private.order_keys set visitor = order_id::text where visitor <> '';
  update private.repair_requests set visitor = orden_id::text where visitor <> ''`;

type Fixtures = {
  /** Status codes whose console line is intended (a page that must not exist, a rejected sign-in). */
  expectedStatus: number[];
  /** The browser's reports so far; a test removes those it caused on purpose. */
  consoleErrors: string[];
  /** Whether pages prefetch their links; a staff screen would request some thirty others at each visit. */
  prefetching: boolean;
  /** Requests without a browser, as a signed-in user. */
  requestAs: (email: string, password?: string) => Promise<APIRequestContext>;
  freshVisitor: undefined;
};

/** A console error or an uncaught exception of its page fails a test. A test without a page starts no browser. */
export const test = base.extend<Fixtures>({
  expectedStatus: [[], { option: true }],
  prefetching: [false, { option: true }],
  freshVisitor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern.
    async ({}, use) => {
      await query(FORGET_EARLIER_TESTS);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  consoleErrors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, "errores en la consola del navegador").toEqual([]);
  },
  context: async ({ context, prefetching }, use) => {
    if (!prefetching) await context.addInitScript(refusePrefetching);
    await use(context);
  },
  page: async ({ page, expectedStatus, consoleErrors }, use) => {
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const status = NETWORK_STATUS.exec(message.text())?.[1];
      if (status && expectedStatus.includes(Number(status))) return;
      consoleErrors.push(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    await use(page);
  },
  requestAs: async ({ playwright }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (email, password = DEMO_PASSWORD) => {
      const cookies = await sessionOf(email, password);
      const context = await playwright.request.newContext({
        baseURL: E2E_CONFIG.env.SITE_URL,
        extraHTTPHeaders: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
      });
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.dispose();
  },
});

/** Runs in the page: blocks the router's prefetching. */
function refusePrefetching() {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Headers(init?.headers).has("next-router-prefetch") ? new Promise(() => {}) : fetch(input, init);
}

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** Mails that the site itself sends. */
  headers?: Record<string, string>;
};

/** The newest mail to an address; waits until it is there. */
export async function newestMail(to: string, subject: RegExp): Promise<Mail> {
  const address = `http://localhost:${E2E_CONFIG.ports.mailbox}/api/messages?to=${encodeURIComponent(to)}`;
  let mail: Mail | undefined;
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await fetch(address)).json();
      mail = mails.find((one) => subject.test(one.subject));
      return mail?.subject;
    })
    .toMatch(subject);
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}

/** The link of a mail that leads back to the site. */
export function siteLink(mail: Mail): string {
  const link = mail.links.find((one) => one.startsWith(E2E_CONFIG.env.SITE_URL ?? ""));
  if (!link) throw new Error(`The mail «${mail.subject}» has no link to the site.`);
  return link;
}

/** Calls the sandbox's control API. */
export async function sandbox(method: "GET" | "POST" | "PUT", path: string, body?: unknown) {
  const answer = await fetch(`${E2E_CONFIG.env.MERCADOPAGO_API_URL}/sandbox/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

type Cookies = Parameters<ReturnType<Page["context"]>["addCookies"]>[0];

const STAFF = /^(employee|manager|admin|superadmin)@example\.com$/;
const staffSessions = new Map<string, Cookies>();

/** The cookies that the site's own client writes at a sign-in. */
async function openSession(email: string, password: string): Promise<Cookies> {
  const { SITE_URL = "", SUPABASE_URL = "", SUPABASE_PUBLISHABLE_KEY = "" } = E2E_CONFIG.env;
  const written = new Map<string, string>();
  const client = createServerClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookies: {
      getAll: () => [],
      setAll: (cookies) => {
        for (const { name, value } of cookies) written.set(name, value);
      },
    },
  });
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const hint = accountMark(data.user.id);
  const cookie = (name: string, value: string, httpOnly: boolean) => ({
    name,
    value,
    url: SITE_URL,
    httpOnly,
    sameSite: "Lax" as const,
  });
  const session = [...written].filter(([, value]) => value !== "");
  return [...session.map(([name, value]) => cookie(name, value, true)), cookie(SESSION_HINT, hint, false)];
}

/**
 * The four staff accounts keep their session for the whole worker: every test signing in as the same few people would look like
 * password guessing.
 */
async function sessionOf(email: string, password: string): Promise<Cookies> {
  const session = staffSessions.get(email) ?? (await openSession(email, password));
  if (STAFF.test(email)) staffSessions.set(email, session);
  return session;
}

/** Signs in without the form, which auth.spec.ts tests. */
export async function enter(page: Page, email: string, password = DEMO_PASSWORD) {
  const session = await sessionOf(email, password);
  // An open page would refresh itself as the new person meanwhile.
  await page.goto("about:blank");
  await page.context().addCookies(session);
}

/** Signs out. */
export async function leave(page: Page) {
  // As above: it would redirect itself to the sign-in.
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Signs in through the form and waits for the panel. */
export async function signInByForm(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.goto("/auth");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL("**/dashboard");
}

let people = 0;

/** An address that no other test uses. */
export function freshEmail(name: string): string {
  people += 1;
  return `${name}.${process.pid}.${people}.${Date.now()}@example.com`;
}
