import { expect, test } from "vitest";
import { dayTable } from "./day";

test("the day's money is summed by person and by way, what went out taken off", () => {
  const rows = [
    { person: "Laura", method: "efectivo", received: 100_000, returned: -20_000 },
    { person: "Laura", method: "nequi", received: 50_000, returned: 0 },
    { person: null, method: "mercadopago", received: 300_000, returned: -300_000 },
    { person: null, method: "efectivo", received: 7_000, returned: 0 },
  ];
  expect(dayTable(rows)).toEqual({
    ways: ["efectivo", "nequi", "mercadopago"],
    people: [
      { person: "Laura", sums: [80_000, 50_000, 0], total: 130_000 },
      { person: "En línea", sums: [0, 0, 0], total: 0 },
      { person: "Alguien del equipo", sums: [7_000, 0, 0], total: 7_000 },
    ],
    totals: [87_000, 50_000, 0],
    total: 137_000,
  });
});
