import { expect, test } from "vitest";
import { newCustomer } from "./new-customer";

test("what was typed to find somebody is the name, phone or e-mail of a new customer", () => {
  const none = { id: null, name: "", phone: "", email: "" };
  expect(newCustomer("  Gloria   Zapata ")).toEqual({ ...none, name: "Gloria Zapata" });
  expect(newCustomer("+57 300 123 4567")).toEqual({ ...none, phone: "3001234567" });
  expect(newCustomer("604 448 11 22")).toEqual({ ...none, phone: "6044481122" });
  expect(newCustomer("Gloria@Example.com")).toEqual({ ...none, email: "gloria@example.com" });
  // The beginning of a phone or a number of an order is nobody's name.
  expect(newCustomer("3001")).toEqual(none);
});
