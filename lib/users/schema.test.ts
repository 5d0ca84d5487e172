import { expect, test } from "vitest";
import { profileSchema } from "./schema";

const empty = {
  username: "",
  phone: "",
  street: "",
  complement: "",
  city: "",
  department: "",
  savedAddress: "",
};
const home = { street: "Calle 37 Sur # 27-10", complement: "", city: "Envigado", department: "Antioquia" };
const OLD = "Diagonal a la iglesia, piso dos";

const saved = (changes: Partial<typeof empty>) =>
  profileSchema.parse({ ...empty, ...changes }).shippingAddress;
const wrong = (changes: Partial<typeof empty>) =>
  profileSchema.safeParse({ ...empty, ...changes }).error?.issues.map(({ path }) => path.join("."));

test("an address is saved as one line, or not at all", () => {
  expect(saved(home)).toBe("Calle 37 Sur # 27-10, Envigado, Antioquia");
  expect(saved({ savedAddress: "Calle 1 # 2-3, Envigado, Antioquia" })).toBe("");
});

test("an incomplete address is refused at its fields, together with other errors", () => {
  expect(wrong({ ...home, phone: "123", city: "", department: "" })).toEqual(["phone", "city", "department"]);
  expect(wrong({ ...home, street: "" })).toEqual(["street"]);
  expect(wrong({ city: "Envigado" })).toEqual(["street", "department"]);
});

test("a stored one-line address stays until it is changed", () => {
  expect(saved({ street: OLD, savedAddress: OLD })).toBe(OLD);
  expect(wrong({ street: `${OLD} 3`, savedAddress: OLD })).toEqual(["city", "department"]);
});
