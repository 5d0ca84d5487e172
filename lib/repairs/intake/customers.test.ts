import { expect, test } from "vitest";
import { type Contact, fieldOf, knownCustomers } from "./customers";

const contact = (more: Partial<Contact>): Contact => ({
  userId: null,
  name: "Rosa",
  phone: "3101112233",
  email: "",
  document: "CC 1",
  address: "Calle 1",
  repairs: 2,
  ...more,
});

test("an account includes the data of its earlier orders", () => {
  const accounts = [{ id: "a", username: "rosa_v", email: "r@x.co", phone: null }];
  expect(knownCustomers(accounts, [contact({ userId: "a" })])).toMatchObject([
    { userId: "a", name: "Rosa", phone: "3101112233", email: "r@x.co", document: "CC 1", repairs: 2 },
  ]);
});

test("customers without an account follow the accounts; an account known only from orders is included", () => {
  const accounts = [{ id: "a", username: "ana", email: null, phone: "300" }];
  const contacts = [contact({ name: "Pedro" }), contact({ userId: "b", name: "Luz" })];
  expect(knownCustomers(accounts, contacts).map(({ key, name }) => `${key} ${name}`)).toEqual([
    "a ana",
    "contacto-0 Pedro",
    "b Luz",
  ]);
});

test.each([
  ["Rosa Elena", "name"],
  ["rosa@", "email"],
  ["+57 310 111 2233", "phone"],
  ["310", "phone"],
  ["43111222", "document"],
  ["NIT 900.1", "document"],
])("%s is searched as a %s", (typed, field) => expect(fieldOf(typed)).toBe(field));
