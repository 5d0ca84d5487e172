import { describe, expect, test } from "vitest";
import { commonFaults, hasFault, toggleFault } from "./faults";

describe("common faults", () => {
  test("depend on the device, and every device has some", () => {
    expect(commonFaults("control")).toContain("Palanca con drift");
    expect(commonFaults("playstation")).not.toContain("Palanca con drift");
    expect(commonFaults("").length).toBeGreaterThan(2);
  });

  test("no fault is part of another's sentence", () => {
    for (const device of ["playstation", "xbox", "nintendo", "control", "otro"])
      for (const fault of commonFaults(device))
        for (const other of commonFaults(device).filter((one) => one !== fault))
          expect(hasFault(`${other}.`, fault), `${fault} / ${other}`).toBe(false);
  });
});

describe("a chip", () => {
  test("appends its sentence, and removes exactly that sentence", () => {
    const once = toggleFault("", "No enciende");
    expect(once).toBe("No enciende. ");
    const twice = toggleFault(`${once}Desde ayer.`, "Se mojó");
    expect(twice).toBe("No enciende. Desde ayer. Se mojó. ");
    expect(toggleFault(twice, "No enciende")).toBe("Desde ayer. Se mojó. ");
    expect(hasFault(twice, "Se mojó")).toBe(true);
  });
});
