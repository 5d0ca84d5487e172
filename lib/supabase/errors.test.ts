import { expect, test } from "vitest";
import { databaseFailure } from "./errors";

test("a refusal raised by a function keeps its Spanish text and its reason", () => {
  const failure = databaseFailure(
    { code: "P0001", message: "Ya no quedan", hint: "out_of_stock" },
    "otra cosa",
  );
  expect(failure).toMatchObject({ code: "conflict", message: "Ya no quedan", reason: "out_of_stock" });
});

test("a refusal because of a missing row has its own code", () => {
  const raised = { code: "P0001", message: "No encontramos ese pedido.", hint: "not_found" };
  expect(databaseFailure(raised, "otra cosa")).toMatchObject({ code: "not_found", reason: "not_found" });
});

test("other errors show the fallback and keep the cause for the log", () => {
  const cause = { code: "XX000", message: "disk on fire" };
  const failure = databaseFailure(cause, "No se pudo guardar.");
  expect(failure).toMatchObject({ code: "unavailable", message: "No se pudo guardar.", cause });
  const quoted = { ...cause, details: "Key (email)=(ana@example.com) already exists.", hint: null };
  expect(databaseFailure(quoted, "x").cause).toEqual({ ...cause, hint: null });
  expect(databaseFailure({ code: "42501", message: "permission denied" }, "x").message).toBe("Sin permisos");
});
