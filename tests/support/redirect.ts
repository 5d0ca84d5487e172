import type { APIResponse } from "@playwright/test";

/** Where an answer leads. The framework names the target of a page's first redirect twice; two different ones would be a fault. */
export function targetOf(answer: APIResponse): string {
  const named = answer.headersArray().filter(({ name }) => name.toLowerCase() === "location");
  return [...new Set(named.map(({ value }) => value))].join(", ");
}
