import { expect, test } from "vitest";
import {
  ADDRESS_LIMITS,
  addressProblems,
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

test("one line has all parts in the order of a shipping label, without line breaks", () => {
  expect(composeAddress(home)).toBe(LINE);
  expect(composeAddress({ ...home, complement: " " })).toBe("Carrera 43A # 34 Sur-20, Envigado, Antioquia");
  expect(composeAddress({ ...home, complement: "apto 5\nTotal: $0" })).toContain("apto 5 Total: $0");
  expect(composeAddress({ ...home, street: "  " })).toBe("");
});

test("it fits the column, however long its parts are", () => {
  const long = Object.entries(ADDRESS_LIMITS).map(([part, limit]) => [part, "x".repeat(limit)]);
  for (const department of DEPARTMENTS) {
    const line = composeAddress({ ...NO_ADDRESS, ...Object.fromEntries(long), department });
    expect(line.length).toBeLessThanOrEqual(300);
  }
});

test.each([
  [LINE, home],
  ["Calle 26 # 1-2, Bogotá D.C.", { street: "Calle 26 # 1-2", city: "Bogotá", department: "Bogotá D.C." }],
  [
    "Calle 37 Sur # 27-10, itagui",
    { street: "Calle 37 Sur # 27-10", city: "Itagüí", department: "Antioquia" },
  ],
  ["Carrera 43A # 1-50", { street: "Carrera 43A # 1-50" }],
  ["", {}],
])("the stored line %j is read in its parts", (line, parts) => {
  expect(parseAddress(line)).toEqual({ ...NO_ADDRESS, ...parts });
});

test.each(["Mosquera", "Suba", "Bogotá Norte"])(
  "%s is not dropped because the department is Bogotá",
  (city) => {
    const line = composeAddress({ ...home, city, department: "Bogotá D.C." });
    expect(line).toBe(`Carrera 43A # 34 Sur-20, apto 502, El Dorado, ${city}, Bogotá D.C.`);
    expect(composeAddress(parseAddress(line))).toBe(line);
  },
);

test.each(["Bogotá", "bogota", "BOGOTÁ D.C.", "Bogotá, D.C.", "Bogotá DC"])("%s is named once", (city) => {
  const line = composeAddress({ ...home, complement: "", city, department: "Bogotá D.C." });
  expect(line).toBe("Carrera 43A # 34 Sur-20, Bogotá D.C.");
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

test("Bogotá is written once", () => {
  expect(composeAddress(parseAddress("Calle 26 # 1-2, Bogotá D.C."))).toBe("Calle 26 # 1-2, Bogotá D.C.");
});

test("a town whose department is Bogotá is kept, however long the complement is", () => {
  const complement = "torre 5, apartamento 1502, urbanización Los Almendros, portería norte y garaje";
  const parts = { ...home, complement, city: "Mosquera", department: "Bogotá D.C." };
  expect(composeAddress(parseAddress(composeAddress(parts)))).toContain("Mosquera, Bogotá D.C.");
});

test("a known city determines its department", () => {
  expect(departmentOf(" MEDELLIN ")).toBe("Antioquia");
  expect(departmentOf("Cali")).toBe("Valle del Cauca");
  expect(departmentOf("Macondo")).toBeUndefined();
  for (const department of Object.values(CITIES)) expect(DEPARTMENTS).toContain(department);
});

test.each([
  ["itagüi", "Antioquia", true],
  ["Caldas", "Caldas", false],
  ["Barbosa", "Santander", false],
  ["Rionegro", "Antioquia", false],
])("%s in %s is in the metropolitan area: %s", (city, department, isIt) => {
  expect(isMetropolitan({ city, department })).toBe(isIt);
});

test("choosing a known city sets its department, any other keeps it", () => {
  expect(withDepartment({ ...home, city: "cali" }).department).toBe("Valle del Cauca");
  expect(withDepartment({ ...home, city: "El Retiro" }).department).toBe("Antioquia");
});
