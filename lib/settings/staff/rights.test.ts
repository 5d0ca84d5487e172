import { expect, test } from "vitest";
import { ALL_RIGHTS, type RightValues, readRights, rightTexts } from "./rights";
import { saveRightsSchema } from "./schema";

const KNOWN: RightValues = {
  refundLimit: 300_000,
  discountLimit: 10,
  seesCost: false,
  seesReports: false,
  closesDrawer: true,
  correctsStock: false,
};

function form(entries: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ refundLimit: "300.000", discountLimit: "10", ...entries }))
    data.set(name, value);
  return data;
}

test.each<[Record<string, string>, Partial<RightValues>]>([
  [{ refundLimit: "" }, { refundLimit: null }],
  [{ refundLimit: "0" }, { refundLimit: 0 }],
  [{ refundLimit: "mucho" }, { refundLimit: 300_000 }],
  [{ discountLimit: "25" }, { discountLimit: 25 }],
  [{ seesCost: "on" }, { seesCost: true, closesDrawer: false }],
])("a form with %j is %j", (entries, values) =>
  expect(readRights(form(entries), KNOWN)).toMatchObject(values),
);

test("limits of nothing and of zero are worded apart", () => {
  const texts = (values: RightValues) => Object.values(rightTexts(values)).map(({ text }) => text);
  expect(texts({ ...KNOWN, refundLimit: 0, discountLimit: 0 })).toEqual([
    "No devuelve dinero",
    "No da descuentos",
    "No",
    "No",
    "Sí",
    "No",
  ]);
  expect(texts(ALL_RIGHTS)).toEqual(["Sin límite", "100 %", "Sí", "Sí", "Sí", "Sí"]);
});

const sent = { role: "employee", version: 3, refundLimit: "300.000", discountLimit: "10" };

test.each([
  [{}, { refundLimit: 300_000, discountLimit: 10, seesCost: false, closesDrawer: false }],
  [
    { refundLimit: "", seesCost: "on" },
    { refundLimit: null, seesCost: true },
  ],
])("with %j it saves %j", (typed, saved) =>
  expect(saveRightsSchema.parse({ ...sent, ...typed })).toMatchObject(saved),
);

test.each([
  [{ refundLimit: "mucho" }],
  [{ refundLimit: "-1" }],
  [{ refundLimit: "100.000.001" }],
  [{ discountLimit: "" }],
  [{ discountLimit: "101" }],
  [{ discountLimit: "12,5" }],
  [{ role: "superadmin" }],
])("%j is refused", (typed) => expect(saveRightsSchema.safeParse({ ...sent, ...typed }).success).toBe(false));
