import { expect, test } from "vitest";
import { newsletterCsv } from "./newsletter-csv";

test("one line an address, its day in Colombia, and no formula", () => {
  const csv = newsletterCsv([
    { email: "ana@example.com", confirmedAt: "2026-03-06T04:59:00Z" },
    { email: "=cmd|'/c calc'!a1@example.com", confirmedAt: "2026-03-06T05:00:00Z" },
    { email: '"raro,"@example.com', confirmedAt: "2026-03-06T05:00:00Z" },
  ]);
  expect(csv).toBe(
    [
      "\uFEFFcorreo;confirmado_el",
      "ana@example.com;2026-03-05",
      "\"'=cmd|'/c calc'!a1@example.com\";2026-03-06",
      '"""raro,""@example.com";2026-03-06',
      "",
    ].join("\r\n"),
  );
});
