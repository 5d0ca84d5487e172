import { expect, test } from "vitest";
import { statedLength } from "./certificate";
import { certificatePdf } from "./certificate-pdf";

const issuer = { name: "Aventura Gamer", legalName: "Aventura Gamer S.A.S.", taxId: "900.000.000-0" };
const certificate = {
  code: "AG-W74D-FKF4-N300",
  minutes: 75,
  skills: Array.from({ length: 9 }, () => "Cambiar un puerto HDMI sin levantar sus pistas ".repeat(4)),
  issuedAt: "2026-01-01",
  state: "vigente",
} as const;

test.each([
  ["short texts", "Ana Gómez", "Curso"],
  [
    "the longest texts",
    "Maximiliano Echavarría ".repeat(4).slice(0, 80),
    "Reparación avanzada de placas ".repeat(6).slice(0, 160),
  ],
])("draws one landscape sheet with %s", async (_, name, course) => {
  const address = "https://tienda.example/certificado/AG-W74D-FKF4-N300";
  const pdf = (await certificatePdf({ ...certificate, name, course }, issuer, address)).toString("latin1");
  expect(pdf.startsWith("%PDF-")).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain("/MediaBox [0 0 841.89 595.28]");
  expect(pdf).toContain(`(${address})`);
});

test("a certificate states its length from one hour on", () => {
  expect(statedLength(59)).toBeNull();
  expect(statedLength(75)).toBe("1 h 15 min");
});
