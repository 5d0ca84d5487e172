import { expect, test } from "vitest";
import { certificate } from "./rows";

const row = {
  code: "AG-W74D-FKF4-N300",
  name: "Ana",
  course: "Curso",
  skills: [],
  minutes: 75,
  issued_at: "2026-01-01",
  state: "vigente",
};

test("any state but vigente counts as revoked, and no row is no certificate", () => {
  expect(certificate.parse({ ...row, state: "otro" }).state).toBe("revocado");
  expect(certificate.nullable().parse(null)).toBeNull();
});
