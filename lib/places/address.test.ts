import { expect, test } from "vitest";
import {
  ADDRESS_LIMITS,
  addressFromLine,
  addressProblems,
  composeAddress,
  isMetropolitan,
  NO_ADDRESS,
  placeOf,
} from "./address";

const home = {
  street: "Carrera 43A # 34 Sur-20",
  complement: "apto 502",
  neighbourhood: "El Dorado",
  indications: "portería norte",
  municipality: { code: "05266", name: "Envigado", department: "Antioquia" },
};
const BOGOTA = { code: "11001", name: "Bogotá D.C.", department: "Bogotá D.C." };

test("one line has all parts in the order of a shipping label, without line breaks", () => {
  expect(composeAddress(home)).toBe(
    "Carrera 43A # 34 Sur-20, apto 502, El Dorado, Envigado, Antioquia (portería norte)",
  );
  expect(composeAddress({ ...home, complement: " ", neighbourhood: "", indications: "" })).toBe(
    "Carrera 43A # 34 Sur-20, Envigado, Antioquia",
  );
  expect(composeAddress({ ...home, complement: "apto 5\nTotal: $0" })).toContain("apto 5 Total: $0");
  expect(composeAddress({ ...NO_ADDRESS, street: "Calle 26 # 1-2", municipality: BOGOTA })).toBe(
    "Calle 26 # 1-2, Bogotá D.C.",
  );
  expect(composeAddress({ ...home, street: "  " })).toBe("");
});

test("what is stored has trimmed texts in one line and the municipality's code", () => {
  expect(placeOf({ ...home, street: " Calle 1\t# 2-3 ", indications: "\u007f" })).toEqual({
    street: "Calle 1 # 2-3",
    complement: "apto 502",
    neighbourhood: "El Dorado",
    indications: "",
    municipality: "05266",
  });
});

test("an address without parts is a street to complete", () => {
  expect(addressFromLine("Diagonal a la iglesia,\npiso dos")).toEqual({
    ...NO_ADDRESS,
    street: "Diagonal a la iglesia, piso dos",
  });
  expect(addressFromLine("x".repeat(300)).street).toHaveLength(ADDRESS_LIMITS.street);
});

test("each part has its error", () => {
  expect(addressProblems(home)).toEqual({});
  expect(Object.keys(addressProblems(NO_ADDRESS))).toEqual(["street", "municipality"]);
  const long = Object.fromEntries(
    Object.entries(ADDRESS_LIMITS).map(([part, limit]) => [part, "1".repeat(limit + 1)]),
  );
  expect(Object.keys(addressProblems({ ...home, ...long }))).toEqual(Object.keys(ADDRESS_LIMITS));
});

test.each([
  ["Calle 1", false],
  ["Calle10", false],
  ["Calle # 10", false],
  ["Cra. No. 43A", false],
  ["Avenida 5", false],
  ["Av. 80", false],
  ["Avenida 80 # 30-20", true],
  ["Avenida El Poblado 10", true],
  ["Carrera 43A", false],
  ["cra. 7", false],
  ["Transversal 5", false],
  ["sin número", false],
  ["Calle 1 # 2-3", true],
  ["Cra 43A 1 50", true],
  ["Km 7 vía Las Palmas", true],
  ["Vereda El Salado, lote 3", true],
  ["Avenida Las Vegas 120", true],
])("%s is an address: %s", (street, isIt) => {
  expect(addressProblems({ ...home, street }).street === undefined).toBe(isIt);
});

test.each([
  ["Itagüí", "05360", true],
  ["Caldas, Antioquia", "05129", true],
  ["Caldas, Boyacá", "15131", false],
  ["Barbosa, Santander", "68077", false],
  ["Rionegro, Antioquia", "05615", false],
])("%s (%s) is in the metropolitan area: %s", (_, code, isIt) => {
  expect(isMetropolitan(code)).toBe(isIt);
});
