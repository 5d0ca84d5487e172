import { AsyncLocalStorage } from "node:async_hooks";
import type { Connection } from "../connection.ts";
import type { Mailbox } from "../mail/mailbox.ts";
import type { Template, TemplateName } from "../mail/templates.ts";
import type { SigningKey } from "./signing.ts";

/** Shared dependencies: addresses, secrets, database and mailer. */
export interface AuthContext {
  apiUrl: string;
  siteUrl: string;
  allowedRedirects: string[];
  signing: SigningKey;
  publishableKey: string;
  secretKey: string;
  /** Minimum interval between mails of one kind to one person. */
  mailPauseSeconds: number;
  /** Burst size of the rate limit by address; undefined for no limit. */
  callsPerAddress?: number;
  /** Most mails an hour to all people together; undefined for no limit. */
  mailsAnHour?: number;
  /** Cost of the passwords' hashes; undefined for that of hosted Supabase. */
  passwordCost?: number;
  connection: Connection;
  mailbox: Mailbox;
  templates: Record<TemplateName, Template>;
}

interface Outgoing {
  redirectTo: string | null;
  data?: Record<string, unknown>;
}

/** Passes `redirect_to` and the sign-up data from the request to the mail, which lite does not. */
export const outgoing = new AsyncLocalStorage<Outgoing>();

function matches(address: URL, pattern: string): boolean {
  try {
    return new URL(pattern.replace(/\*+$/, "")).origin === address.origin;
  } catch {
    return false;
  }
}

/** The URL when it is the site's or an allowed one, else the site's. */
export function allowedRedirect(address: string | null | undefined, context: AuthContext): string {
  if (!address || !URL.canParse(address)) return context.siteUrl;
  const url = new URL(address);
  return [context.siteUrl, ...context.allowedRedirects].some((pattern) => matches(url, pattern))
    ? address
    : context.siteUrl;
}

/** Error body of GoTrue. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { "x-sb-error-code": code } },
  );
}
