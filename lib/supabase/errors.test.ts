import { expect, test } from "vitest";
import { databaseFailure } from "./errors";

test("a refusal raised by a function keeps its Spanish text and its reason", () => {
  const failure = databaseFailure(
    { code: "P0001", message: "Ya no quedan", hint: "out_of_stock" },
    "otra cosa",
  );
  expect(failure).toMatchObject({ code: "conflict", message: "Ya no quedan", reason: "out_of_stock" });
});

test("other errors show the fallback and keep the cause for the log", () => {
  const cause = { code: "XX000", message: "disk on fire" };
  const failure = databaseFailure(cause, "No se pudo guardar.");
  expect(failure).toMatchObject({ code: "unavailable", message: "No se pudo guardar.", cause });
  expect(databaseFailure({ code: "42501", message: "permission denied" }, "x").message).toBe("Sin permisos");
});
