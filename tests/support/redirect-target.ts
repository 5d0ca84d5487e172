import type { APIResponse } from "@playwright/test";

/** Where an answer leads. A Location that is sent twice would be joined by browsers into an address that nobody has. */
export function redirectTarget(answer: APIResponse): string {
  return answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "location")
    .map(({ value }) => value)
    .join(", ");
}
