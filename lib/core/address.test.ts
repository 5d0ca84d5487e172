import { describe, expect, test } from "vitest";
import {
  ADDRESS_LIMITS,
  CITIES,
  composeAddress,
  DEPARTMENTS,
  departmentOf,
  isMetropolitan,
  NO_ADDRESS,
  parseAddress,
  withDepartment,
} from "./address";

const home = {
  street: "Carrera 43A # 34 Sur-20",
  complement: "apto 502, El Dorado",
  city: "Envigado",
  department: "Antioquia",
};
const LINE = "Carrera 43A # 34 Sur-20, apto 502, El Dorado, Envigado, Antioquia";

describe("one readable line", () => {
  test("has all parts, in the order of a parcel's label", () => {
    expect(composeAddress(home)).toBe(LINE);
    expect(composeAddress({ ...home, complement: " " })).toBe("Carrera 43A # 34 Sur-20, Envigado, Antioquia");
  });

  test("names the capital once", () => {
    const capital = { ...NO_ADDRESS, street: "Calle 26 # 1-2", city: "Bogotá", department: "Bogotá D.C." };
    expect(composeAddress(capital)).toBe("Calle 26 # 1-2, Bogotá D.C.");
    expect(parseAddress("Calle 26 # 1-2, Bogotá D.C.")).toEqual(capital);
  });

  test("has no line breaks, and is empty without a street", () => {
    expect(composeAddress({ ...home, complement: "apto 5\nTotal: $0" })).toContain("apto 5 Total: $0");
    expect(composeAddress({ ...home, street: "  " })).toBe("");
  });

  test("fits the column however long its parts are", () => {
    const long = Object.entries(ADDRESS_LIMITS).map(([part, limit]) => [part, "x".repeat(limit)]);
    for (const department of DEPARTMENTS)
      expect(
        composeAddress({ ...NO_ADDRESS, ...Object.fromEntries(long), department }).length,
      ).toBeLessThanOrEqual(300);
  });
});

describe("the parts of a stored line", () => {
  test("come back", () => {
    expect(parseAddress(LINE)).toEqual(home);
  });

  test("are read where only the city was written", () => {
    expect(parseAddress("Calle 37 Sur # 27-10, itagui")).toEqual({
      street: "Calle 37 Sur # 27-10",
      complement: "",
      city: "Itagüí",
      department: "Antioquia",
    });
  });

  test("stay together where no place is named", () => {
    expect(parseAddress("Carrera 43A # 1-50")).toEqual({ ...NO_ADDRESS, street: "Carrera 43A # 1-50" });
    expect(parseAddress("")).toEqual(NO_ADDRESS);
  });
});

test("a known city names its department", () => {
  expect(departmentOf(" MEDELLIN ")).toBe("Antioquia");
  expect(departmentOf("Cali")).toBe("Valle del Cauca");
  expect(departmentOf("Macondo")).toBeUndefined();
  for (const department of Object.values(CITIES)) expect(DEPARTMENTS).toContain(department);
});

test("the metropolitan area is in Antioquia: Caldas is a department too, and there are other Barbosas", () => {
  expect(isMetropolitan({ city: "itagüi", department: "Antioquia" })).toBe(true);
  expect(isMetropolitan({ city: "Barbosa", department: "Santander" })).toBe(false);
  expect(isMetropolitan({ city: "Rionegro", department: "Antioquia" })).toBe(false);
});

test("a known city brings its department, any other leaves it", () => {
  expect(withDepartment({ ...home, city: "cali" }).department).toBe("Valle del Cauca");
  expect(withDepartment({ ...home, city: "El Retiro" }).department).toBe("Antioquia");
});
