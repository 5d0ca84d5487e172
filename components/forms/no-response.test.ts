import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { expect, test } from "vitest";
import { OUTDATED } from "@/lib/core/refusal-texts";
import { noResponse } from "./no-response";

test("an action that the server no longer knows says to reload", () => {
  expect(noResponse(new UnrecognizedActionError("Server Action x was not found"))).toMatchObject({
    ok: false,
    message: OUTDATED,
  });
});

test("anything else has no answer: each screen says what that means there", () => {
  expect(noResponse(new TypeError("Failed to fetch"))).toBeNull();
  expect(noResponse(undefined)).toBeNull();
});
