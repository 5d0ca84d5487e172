import { expect, test } from "vitest";
import { toImportCheck } from "./rows";

test("changes are shown as people write them", () => {
  const counts = { total: 1, created: 0, changed: 1, unchanged: 0, failed: 0, conflicts: 1, problems: [] };
  const check = toImportCheck(
    {
      ...counts,
      samples: [
        {
          line: 3,
          name: "Control",
          action: "change",
          is_conflict: true,
          changes: { price: [50_000, 45_000], stock: [1200, 3], badge_text: ["", "Oferta"] },
        },
      ],
    },
    { importId: "i", fileName: "a.csv", unknownColumns: ["color"] },
  );
  expect(check.samples).toEqual([
    {
      line: 3,
      name: "Control",
      action: "change",
      isConflict: true,
      changes: [
        { column: "price", before: "$50.000", after: "$45.000" },
        { column: "stock", before: "1.200", after: "3" },
        { column: "badge_text", before: "(vacío)", after: "Oferta" },
      ],
    },
  ]);
  expect(check).toMatchObject({ ...counts, fileName: "a.csv", unknownColumns: ["color"] });
});
