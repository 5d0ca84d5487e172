import { expect, test } from "vitest";
import { addressSchema } from "./schema";

const form = {
  street: " Calle 37 Sur # 27-10 ",
  complement: "",
  neighbourhood: "",
  indications: "",
  municipality: "barbosa, santander",
};

test("an address form sends its municipality as text, and its box only when it is ticked", () => {
  expect(addressSchema.parse(form)).toEqual({
    ...form,
    id: "",
    label: "",
    isDefault: false,
    street: "Calle 37 Sur # 27-10",
    municipality: { code: "", name: "barbosa, santander", department: "" },
  });
  expect(addressSchema.parse({ ...form, isDefault: "on" }).isDefault).toBe(true);
});

test.each([
  { id: "otra" },
  { label: "x".repeat(41) },
  { street: "x".repeat(91) },
  { municipality: "x".repeat(81) },
])("%j is refused at its field", (change) => {
  const { error } = addressSchema.safeParse({ ...form, ...change });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(Object.keys(change));
});
