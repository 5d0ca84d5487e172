import { expect, test } from "vitest";
import { peoplePage, personDetail, placeholderAddress } from "./person";

const row = {
  id: "3b241101-e2bb-4255-8caf-4136c566a962",
  username: null,
  email: null,
  phone: null,
  role: "manager",
  points: 3,
  level: 2,
  created_at: "2026-01-01T00:00:00Z",
};

const toFoundPerson = (item: object) => peoplePage.parse({ total: 1, items: [item] }).people[0];

test("without name and e-mail an account is known by the last six of its id", () => {
  expect(toFoundPerson(row)).toMatchObject({
    name: "Usuario 66a962",
    address: "usuario-66a962@sin-correo",
    email: null,
    role: "manager",
  });
  expect(placeholderAddress(row.id)).toBe("usuario-66a962@sin-correo");
});

test("a name and an e-mail stand as they are, and an unknown role is a customer's", () => {
  const person = toFoundPerson({ ...row, username: "Ana", email: "ana@example.com", role: "jefe" });
  expect(person).toMatchObject({ name: "Ana", address: "ana@example.com", role: "cliente" });
});

test("the details keep the row's facts", () => {
  const detail = {
    shipping_address: "Calle 1",
    last_sign_in_at: null,
    confirmed: true,
    is_last_superadmin: false,
  };
  expect(personDetail.parse({ ...row, ...detail })).toMatchObject({
    shippingAddress: "Calle 1",
    isConfirmed: true,
    isLastSuperadmin: false,
    level: 2,
  });
});
