import { AsyncLocalStorage } from "node:async_hooks";
import type { Connection } from "../connection.ts";
import type { Mailbox } from "../mail/mailbox.ts";
import type { Template, TemplateName } from "../mail/templates.ts";

/** What the auth parts share: addresses, secrets, the database and the outgoing mail. */
export interface AuthContext {
  apiUrl: string;
  siteUrl: string;
  allowedRedirects: string[];
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  /** How long one person waits for another mail of the same kind. */
  mailPauseSeconds: number;
  /** How many calls of one address Auth hears in a burst; without it they are not counted. */
  callsPerAddress?: number;
  connection: Connection;
  mailbox: Mailbox;
  templates: Record<TemplateName, Template>;
}

interface Outgoing {
  redirectTo: string | null;
  data?: Record<string, unknown>;
}

/** Carries `redirect_to` and the sign-up data from the request to the mail, past lite, which forgets them. */
export const outgoing = new AsyncLocalStorage<Outgoing>();

function matches(address: URL, pattern: string): boolean {
  try {
    return new URL(pattern.replace(/\*+$/, "")).origin === address.origin;
  } catch {
    return false;
  }
}

/** The address when it is the site's or an allowed one, else the site's. */
export function allowedRedirect(address: string | null | undefined, context: AuthContext): string {
  if (!address || !URL.canParse(address)) return context.siteUrl;
  const url = new URL(address);
  return [context.siteUrl, ...context.allowedRedirects].some((pattern) => matches(url, pattern))
    ? address
    : context.siteUrl;
}

/** GoTrue's error body. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { "x-sb-error-code": code } },
  );
}
