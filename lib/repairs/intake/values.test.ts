import { expect, test } from "vitest";
import { takeInSchema } from "./schema";
import { chooseDevice, missingOf, startValues, toggle, toIntakeInput, wordsOf } from "./values";

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

test("terms are never accepted beforehand, and a request's accessories stay editable words", () => {
  expect(empty).toMatchObject({ acceptsTerms: false, accessories: [], otherAccessories: "Base, Cargador" });
});

test("a kind of device brings its maker, except over a brand that was typed", () => {
  expect(chooseDevice("playstation", "")).toEqual({ device: "playstation", brand: "Sony" });
  expect(chooseDevice("xbox", "Sony")).toEqual({ device: "xbox", brand: "Microsoft" });
  expect(chooseDevice("control", "Sony")).toEqual({ device: "control", brand: "" });
  expect(chooseDevice("playstation", "Razer")).toEqual({ device: "playstation", brand: "Razer" });
});

test("ticked and typed accessories become one list, each once", () => {
  const values = { ...empty, accessories: ["Cable HDMI", "Base"] };
  expect(toIntakeInput(values, "k").accessories).toBe("Cable HDMI, Base, Cargador");
  expect(toIntakeInput({ ...empty, otherAccessories: " , " }, "k").accessories).toBe("");
  expect(wordsOf(" a,, b ")).toEqual(["a", "b"]);
});

test("amounts are read as people write them, cents are refused", () => {
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

test("a device without owner, contact or accepted conditions is asked about first", () => {
  const owner = { name: "Ana", phone: "3001112233", acceptsTerms: true };
  expect(missingOf({ ...empty, ...owner })).toEqual([]);
  expect(missingOf({ ...empty, ...owner, phone: "", email: "ana@example.com" })).toEqual([]);
  expect(missingOf({ ...empty, userId: "u", acceptsTerms: true })).toEqual([]);
  expect(missingOf({ ...empty, ...owner, acceptsTerms: false })).toEqual([
    "que el cliente acepte las condiciones",
  ]);
  expect(missingOf({ ...empty, name: " " })).toEqual([
    "de quién es",
    "un celular o correo para avisarle",
    "que el cliente acepte las condiciones",
  ]);
});

test("a word goes in and out again", () => {
  expect(toggle(toggle([], "golpes"), "sello")).toEqual(["golpes", "sello"]);
  expect(toggle(["golpes", "sello"], "golpes")).toEqual(["sello"]);
});
