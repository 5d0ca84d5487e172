import type { RefusalHint } from "@/lib/supabase/database.types";

export type FieldErrors = Record<string, string>;

export type FailureCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "rate_limited"
  | "unavailable"
  | "unexpected";

/** Which refusal it is, for screens that react to one: a hint of the database, or what the site itself says. */
export type RefusalReason =
  | RefusalHint
  | "gone"
  | "outdated"
  | "payment_refused"
  | "refund_refused"
  /** The sign-in provider's. */
  | "email_not_confirmed"
  /** Of a form's token. */
  | "too_fast"
  | "unknown";

/** What every action answers. */
export type ActionResult<Data = undefined> =
  | { ok: true; data: Data }
  | {
      ok: false;
      code: FailureCode;
      message: string;
      reason?: RefusalReason;
      fieldErrors?: FieldErrors;
      /** Of a refusal for too many calls: when the next one is heard. */
      retryAfterSeconds?: number;
    };

type FailureOptions = {
  reason?: RefusalReason;
  fieldErrors?: FieldErrors;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** An expected refusal with the Spanish text the person reads. Anything else that is thrown is a bug. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly reason?: RefusalReason;
  readonly fieldErrors?: FieldErrors;
  readonly retryAfterSeconds?: number;

  constructor(code: FailureCode, message: string, options: FailureOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "Failure";
    this.code = code;
    this.reason = options.reason;
    this.fieldErrors = options.fieldErrors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
