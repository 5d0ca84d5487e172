import { expect, test } from "vitest";
import { startValues, toggle, toIntakeInput, wordsOf } from "./values";

const empty = startValues({
  ...{ orderId: null, userId: null, name: "", phone: "", email: "", document: "", address: "" },
  ...{
    device: "",
    brand: "",
    model: "",
    serial: "",
    accessories: "Base, Cargador",
    condition: "",
    description: "",
  },
});

test("terms are never accepted beforehand, and a request's accessories stay editable words", () => {
  expect(empty).toMatchObject({ acceptsTerms: false, accessories: [], otherAccessories: "Base, Cargador" });
});

test("ticked and typed accessories become one list, each once", () => {
  const values = { ...empty, accessories: ["Cable HDMI", "Base"] };
  expect(toIntakeInput(values, "k").accessories).toBe("Cable HDMI, Base, Cargador");
  expect(toIntakeInput({ ...empty, otherAccessories: " , " }, "k").accessories).toBe("");
  expect(wordsOf(" a,, b ")).toEqual(["a", "b"]);
});

test("amounts are read as people write them", () => {
  const input = toIntakeInput({ ...empty, deposit: "$ 50.000", agreedPrice: "180000" }, "k");
  expect(input).toMatchObject({ deposit: 50_000, agreedPrice: 180_000, diagnosisPrice: 0, requestKey: "k" });
  expect(toIntakeInput(empty, "k").agreedPrice).toBeNull();
  expect(toIntakeInput({ ...empty, deposit: "mil" }, "k").deposit).toBeNaN();
});

test("a word goes in and out again", () => {
  expect(toggle(toggle([], "golpes"), "sello")).toEqual(["golpes", "sello"]);
  expect(toggle(["golpes", "sello"], "golpes")).toEqual(["sello"]);
});
