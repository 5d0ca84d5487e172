import { describe, expect, test } from "vitest";
import { NO_ADDRESS } from "@/lib/places/address";
import { NO_DEVICE, parseStoredShipping, proposalMark, shippingProblems, startingShipping } from "./shipping";

const good = {
  name: "Ana Ruiz",
  phone: "300 123 4567",
  email: "ana@example.com",
  street: "Calle 37 Sur #27-10",
  complement: "",
  neighbourhood: "",
  indications: "",
  municipality: { code: "05266", name: "Envigado", department: "Antioquia" },
  device: "",
  fault: "",
};
const nothing = { name: "", phone: "", email: "", ...NO_ADDRESS, ...NO_DEVICE };
const typed = (name: string) => ({ code: "", name, department: "" });
const guestCard = {
  method: "card",
  delivery: "envio",
  hasParcel: true,
  hasService: false,
  isSignedIn: false,
} as const;
const fieldsOf = (change: Partial<typeof good>, needs: Parameters<typeof shippingProblems>[1] = guestCard) =>
  Object.keys(shippingProblems({ ...good, ...change }, needs));

test.each([
  [{}, []],
  [{ name: " a " }, ["name"]],
  [{ name: "x".repeat(121) }, ["name"]],
  [{ phone: "" }, ["phone"]],
  [{ phone: "604 123 4567" }, ["phone"]],
  [{ phone: "300123456" }, ["phone"]],
  [{ street: "Cra" }, ["street"]],
  [{ street: "Carrera cuarenta" }, ["street"]],
  [{ street: `1${"x".repeat(90)}` }, ["street"]],
  [{ complement: "x".repeat(41) }, ["complement"]],
  [{ neighbourhood: "x".repeat(41) }, ["neighbourhood"]],
  [{ indications: "x".repeat(81) }, ["indications"]],
  [{ municipality: typed(" a ") }, ["municipality"]],
  // Which municipality it is, the server decides.
  [{ municipality: typed("Barbosa") }, []],
  [{ email: "" }, ["email"]],
  [{ email: "ana@casa" }, ["email"]],
  [{ email: "ana@ejemplo..com" }, ["email"]],
  [{ email: "ana@.ejemplo.com" }, ["email"]],
  [{ email: "ana..ruiz@ejemplo.com" }, ["email"]],
  [{ email: "ana.ruiz+1@sub.ejemplo.com.co" }, []],
  [nothing, ["name", "phone", "email", "street", "municipality"]],
])("%j: %j", (change, fields) => {
  expect(fieldsOf(change)).toEqual(fields);
});

test("the account's e-mail replaces a missing one; cash needs an address unless fetched, courses paid by card none", () => {
  expect(fieldsOf({ email: "" }, { ...guestCard, isSignedIn: true })).toEqual([]);
  expect(fieldsOf({ email: "no" }, { ...guestCard, isSignedIn: true })).toEqual(["email"]);
  const cash = { ...guestCard, method: "contra_entrega", hasParcel: false } as const;
  const empty = { street: "", municipality: typed("") };
  expect(fieldsOf({ email: "", ...empty }, cash)).toEqual(["street", "municipality"]);
  expect(fieldsOf(empty, { ...cash, hasParcel: true, delivery: "tienda" })).toEqual([]);
  const course = { ...guestCard, hasParcel: false };
  expect(fieldsOf({ street: "", municipality: typed("no") }, course)).toEqual([]);
});

test("a service needs its device and fault", () => {
  const service = { ...guestCard, hasService: true };
  expect(fieldsOf({ device: " ", fault: "" }, service)).toEqual(["device", "fault"]);
  expect(fieldsOf({ device: "PS5", fault: "No prende" }, service)).toEqual([]);
});

test("stored values are restored; anything else is empty", () => {
  expect(parseStoredShipping(JSON.stringify({ ...good, extra: 1 }))).toEqual(good);
  for (const text of [null, "", "{", "null", "[]", '{"name":7,"municipality":"Cali"}'])
    expect(parseStoredShipping(text)).toEqual(nothing);
});

describe("initial values of the form", () => {
  const profile = {
    email: "ana@example.com",
    name: "Ana Ruiz",
    phone: "3001112233",
    address: { ...NO_ADDRESS, street: "Cra 43A # 1-50" },
  };
  const home = profile.address;
  const older = { ...good, phone: "3009998877", street: "La casa de otra persona" };

  test("the profile takes precedence over values stored by earlier orders", () => {
    for (const mark of ["", proposalMark({ email: "", name: "", phone: "", address: null })])
      expect(startingShipping(older, mark, profile)).toEqual({
        ...older,
        email: profile.email,
        name: profile.name,
        phone: profile.phone,
        ...home,
      });
  });

  test("values typed by another account are never proposed, even where the profile is empty", () => {
    const other = proposalMark({ email: "otra@example.com", name: "", phone: "", address: null });
    const fresh = { email: profile.email, name: "", phone: "", address: null };
    expect(startingShipping(older, other, fresh)).toEqual({ ...nothing, email: profile.email });
    expect(startingShipping(older, "{", fresh)).toEqual({ ...older, email: profile.email });
  });

  test("typed values survive a reload until the profile changes", () => {
    expect(startingShipping(older, proposalMark(profile), profile)).toEqual(older);
    const moved = {
      ...profile,
      address: { ...home, street: "Calle 10 # 5-51", municipality: typed("Bello") },
    };
    expect(startingShipping(older, proposalMark(profile), moved)).toMatchObject({
      street: "Calle 10 # 5-51",
      municipality: typed("Bello"),
    });
  });

  test("a guest's typed values are restored; an empty profile removes none", () => {
    const nobody = { email: "", name: "", phone: "", address: null };
    expect(startingShipping(good, proposalMark(nobody), nobody)).toEqual(good);
    expect(startingShipping(good, "", { ...nobody, email: "ana@example.com" })).toEqual(good);
  });
});
