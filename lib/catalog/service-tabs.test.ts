import { expect, test } from "vitest";
import { isInTab, isLearnable, SERVICE_TABS } from "./service-tabs";

const tabsOf = (name: string) => SERVICE_TABS.filter((tab) => isInTab(name, tab));

test("the words of a name decide its tabs, whatever case and accents", () => {
  expect(tabsOf("Cambio de Botón R2")).toEqual(["todos", "controles"]);
  expect(tabsOf("Reparación de Joy-Con")).toEqual(["todos", "controles"]);
  expect(tabsOf("PASTA TÉRMICA PREMIUM")).toEqual(["todos", "consolas"]);
  expect(tabsOf("Servicio a domicilio urgente")).toEqual(["todos", "extras"]);
  expect(tabsOf("Mantenimiento de control de Xbox")).toEqual(["todos", "controles", "consolas"]);
  expect(tabsOf("Asesoría")).toEqual(["todos"]);
});

test("what no course teaches is not offered to be learned", () => {
  expect(isLearnable("Cambio de botones y membranas de control")).toBe(true);
  for (const name of [
    "Servicio a domicilio en el área metropolitana",
    "Servicio express en 24 horas",
    "Diagnóstico urgente con prioridad en taller",
  ])
    expect(isLearnable(name)).toBe(false);
});
