import { expect, test } from "vitest";
import { certificate } from "./rows";

const row = {
  code: "AG-W74D-FKF4-N300",
  name: "Ana",
  course: "Curso",
  minutes: 75,
  issued_at: "2026-01-01",
  state: "vigente",
};

test("anything but vigente is taken for revoked, and no answer for none", () => {
  expect(certificate.parse({ ...row, state: "otro" }).state).toBe("revocado");
  expect(certificate.nullable().parse(null)).toBeNull();
});
