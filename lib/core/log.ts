import "server-only";
import { RELEASE } from "./env-release";
import { requestContext } from "./request-context";
import { stackFrames } from "./stack-frames";

type Level = "info" | "warn" | "error";

/** Keys whose values are redacted. */
const SECRET = /token|password|secret|key|authorization|cookie|card|cvv|security_code/i;
/** Codes of PostgreSQL and PostgREST, whose `details` hold rows and keys. */
const OF_DATABASE = /^(?:[0-9A-Z]{5}|PGRST\d+)$/;
/** Codes whose message quotes input: data exceptions and parse errors. */
const QUOTES_DATA = /^(?:22...|42601|PGRST100)$/;

type DatabaseError = { code?: unknown; message?: unknown; details?: unknown };

/** A database error without its parts that contain data. */
function withoutData(value: DatabaseError): DatabaseError {
  const { code } = value;
  if (typeof code !== "string" || !OF_DATABASE.test(code)) return value;
  const message = QUOTES_DATA.test(code)
    ? String(value.message).replace(/".*"/s, '"[oculto]"')
    : value.message;
  return { ...value, message, details: undefined };
}

function redact(value: unknown, depth = 0): unknown {
  if (value instanceof Error)
    return {
      name: value.name,
      message: withoutData(value).message,
      stack: stackFrames(value),
      cause: redact(value.cause, depth + 1),
    };
  if (value === null || typeof value !== "object") return value;
  if (depth > 4) return "[…]";
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(withoutData(value)).map(([name, item]) => [
      name,
      SECRET.test(name) ? "[oculto]" : redact(item, depth + 1),
    ]),
  );
}

/** Writes one JSON line per event, with the ids of the request and its user; secret values are redacted by key. */
export function log(level: Level, event: string, details: Record<string, unknown> = {}): void {
  const line = {
    time: new Date().toISOString(),
    level,
    event,
    release: RELEASE,
    ...requestContext(),
    ...(redact(details) as object),
  };
  console[level](JSON.stringify(line));
}

/** Path segments after which a secret token follows. */
const KEY_OF_A_LINK = /^(\/(?:pedido|reparacion|pqr|boletin\/(?:confirmar|baja)|api\/newsletter\/baja)\/).+/i;
const LONGEST_PATH = 300;

/** A URL for the log: without query string and without tokens. */
export function loggedPath(address: string): string {
  const [path = ""] = address.split("?", 1);
  return path.replace(KEY_OF_A_LINK, "$1[oculto]").slice(0, LONGEST_PATH);
}
