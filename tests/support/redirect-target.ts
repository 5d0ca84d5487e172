import type { APIResponse } from "@playwright/test";

/** The target of a response. Browsers would join a Location that is sent twice into an invalid address. */
export function redirectTarget(answer: APIResponse): string {
  return answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "location")
    .map(({ value }) => value)
    .join(", ");
}
