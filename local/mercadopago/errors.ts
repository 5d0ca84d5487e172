import { randomUUID } from "node:crypto";

const NAMES: Record<number, string> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  429: "too_many_requests",
  500: "internal_error",
  503: "service_unavailable",
};

/** An error body as documented: message, error, status and cause list. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number | string | null;

  constructor(status: number, code: number | string | null, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toBody(now: number) {
    const cause =
      this.code === null
        ? []
        : [{ code: this.code, description: this.message, data: `${toCauseDate(now)};${randomUUID()}` }];
    return { message: this.message, error: NAMES[this.status] ?? "error", status: this.status, cause };
  }
}

export const badRequest = (code: number | string, message: string): ApiError =>
  new ApiError(400, code, message);

export const notFound = (code: number, message: string): ApiError => new ApiError(404, code, message);

function toCauseDate(ms: number): string {
  const [date = "", time = ""] = new Date(ms).toISOString().slice(0, 19).split("T");
  return `${date.split("-").reverse().join("-")}T${time}UTC`;
}
