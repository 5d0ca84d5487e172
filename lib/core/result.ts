import type { RefusalHint } from "@/lib/supabase/database.types";

export type FieldErrors = Record<string, string>;

export type FailureCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "gone"
  | "too_large"
  | "conflict"
  | "rate_limited"
  | "unavailable"
  | "unexpected";

/** Machine-readable reason, for screens that react to it: a hint of the database or of the site. */
export type RefusalReason =
  | RefusalHint
  | "outdated"
  | "other_account"
  | "payment_refused"
  | "refund_refused"
  /** Reasons of the sign-in provider. */
  | "email_not_confirmed"
  /** Reasons of a form token. */
  | "too_fast"
  | "unknown";

/** Result of every action. */
export type ActionResult<Data = undefined> =
  | { ok: true; data: Data }
  | {
      ok: false;
      code: FailureCode;
      message: string;
      reason?: RefusalReason;
      fieldErrors?: FieldErrors;
      /** Seconds until the next call is allowed, after too many calls. */
      retryAfterSeconds?: number;
    };

type FailureOptions = {
  reason?: RefusalReason;
  fieldErrors?: FieldErrors;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** An expected error with the Spanish text for the user. Any other thrown error is a bug. */
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

  /** Failure of invalid input, with a message per field. */
  static ofFields(fieldErrors: FieldErrors): Failure {
    return new Failure("invalid", "Revisa los campos marcados.", { fieldErrors });
  }
}
