import { inspect } from "node:util";
import type { PostgresConnection } from "@supabase/lite/postgres";

interface DatabaseError extends Error {
  code?: string;
  detail?: string | null;
  hint?: string | null;
}

// Codes that lite already maps like PostgREST.
const KNOWN = /^(PGRST|PT.*|42501|42P01|42883|42P17|23505|23503|25006)$/;

/** PostgREST's table from SQLSTATE to HTTP status. */
export function httpStatus(code: string): number {
  if (/^(08|53(?!400))/.test(code)) return 503;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (code === "P0001") return 400;
  if (/^(09|25|2D|38|39|3B|40|53|54|55|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}

/** Makes lite return PostgREST's status and body for database errors instead of 500 `SUP`. */
export function translateErrors(connection: PostgresConnection): void {
  const original = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (raw: unknown) => {
    const error = original(raw) as DatabaseError;
    if (!(error instanceof Error)) return error;
    const { code } = error;
    const foreign = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !KNOWN.test(code);
    // lite logs each error it returns: one line instead of a stack trace.
    const line = `[database] ${code ?? ""} ${error.message}`;
    const value = () => line;
    return Object.defineProperty(foreign ? asRaised(error, code) : error, inspect.custom, {
      value,
      configurable: true,
    });
  };
}

/** Body of PostgREST's `raise sqlstate 'PGRST'`, the only error that lite passes through unchanged. */
function asRaised({ message, detail, hint }: DatabaseError, code: string): DatabaseError {
  const body = JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null });
  return Object.assign(new Error(body), {
    code: "PGRST",
    detail: JSON.stringify({ status: httpStatus(code), headers: {} }),
  });
}
