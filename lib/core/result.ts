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

/** What every action answers. `reason` lets the screen react to one particular refusal. */
export type ActionResult<Data = undefined> =
  | { ok: true; data: Data }
  | {
      ok: false;
      code: FailureCode;
      message: string;
      reason?: string;
      fieldErrors?: FieldErrors;
      /** Of a refusal for too many calls: when the next one is heard. */
      retryAfterSeconds?: number;
    };

type FailureOptions = {
  reason?: string;
  fieldErrors?: FieldErrors;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** An expected refusal with the Spanish text the person reads. Anything else that is thrown is a bug. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly reason?: string;
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
