import { expect, test } from "vitest";
import { takeInSchema } from "./schema";
import { chooseDevice, missingOf, startValues, toIntakeInput } from "./values";

const empty = startValues({
  orderId: null,
  userId: null,
  name: "",
  phone: "",
  email: "",
  document: "",
  address: "",
  device: "",
  brand: "",
  model: "",
  serial: "",
  accessories: "Base, Cargador",
  condition: "",
  description: "",
});

test("terms are never accepted in advance, and a request's accessories are editable text", () => {
  expect(empty).toMatchObject({ acceptsTerms: false, accessories: [], otherAccessories: "Base, Cargador" });
});

test.each([
  ["playstation", "", "Sony"],
  ["xbox", "Sony", "Microsoft"],
  ["control", "Sony", ""],
  ["playstation", "Razer", "Razer"],
] as const)("a %s over the brand %j is of %j", (device, typed, brand) => {
  expect(chooseDevice(device, typed)).toEqual({ device, brand });
});

test("ticked and typed accessories become one list without duplicates", () => {
  const values = { ...empty, accessories: ["Cable HDMI", "Base"] };
  expect(toIntakeInput(values, "k").accessories).toBe("Cable HDMI, Base, Cargador");
  expect(toIntakeInput({ ...empty, otherAccessories: " , " }, "k").accessories).toBe("");
});

test("amounts are parsed in the usual formats, cents are refused", () => {
  const key = "7d3c3f86-3f0e-4f7e-9d7e-3c2a1f0b9c11";
  const read = (typed: Partial<typeof empty>) =>
    takeInSchema.safeParse(toIntakeInput({ ...empty, description: "No enciende", ...typed }, key));
  const input = read({ deposit: "$ 50.000", agreedPrice: "180000" }).data;
  expect(input).toMatchObject({ deposit: 50_000, agreedPrice: 180_000, diagnosisPrice: 0, requestKey: key });
  expect(read({}).data?.agreedPrice).toBeNull();
  // Neither the price of a repair nor ten times as much.
  for (const typed of ["1500.6", "1500,6", "mil"])
    expect(read({ agreedPrice: typed }).success, typed).toBe(false);
});

const TERMS = "que el cliente acepte las condiciones";
test.each([
  [{ name: "Ana", phone: "3001112233", acceptsTerms: true }, []],
  [{ name: "Ana", email: "ana@example.com", acceptsTerms: true }, []],
  [{ userId: "u", acceptsTerms: true }, []],
  [{ name: "Ana", phone: "3001112233" }, [TERMS]],
  [{ name: " " }, ["de quién es", "un celular o correo para avisarle", TERMS]],
])("a check-in with %j lacks %j", (typed, missing) => {
  expect(missingOf({ ...empty, ...typed })).toEqual(missing);
});
