import { expect, test } from "vitest";
import { listHref } from "@/lib/core/list-state";
import { isNarrowed, parseWorkshop, viewState } from "./list";

test("the board is the first view; the list's address says so", () => {
  expect(parseWorkshop({}).isList).toBe(false);
  expect(parseWorkshop({ vista: "lista" }).isList).toBe(true);
  expect(parseWorkshop({ vista: "otra" }).isList).toBe(false);
  expect(parseWorkshop({ estado: "Recibido" })).toMatchObject({
    isList: true,
    state: { filters: { vista: "lista" } },
  });
});

test("changing the view keeps what both know", () => {
  const { state } = parseWorkshop({
    vista: "lista",
    q: "ana",
    tecnico: "nadie",
    estado: "Recibido",
    pagina: "3",
  });
  expect(listHref(viewState(state, "tablero"))).toBe(
    "/admin/servicios-tecnicos?q=ana&tecnico=nadie&orden=-recibido",
  );
  expect(viewState(state, "lista")).toMatchObject({
    page: 1,
    filters: { vista: "lista", estado: "Recibido" },
  });
  expect(viewState(parseWorkshop({ promesa: "vencida" }).state, "lista").filters).toEqual({
    vista: "lista",
    promesa: "vencida",
  });
});

test("the view itself narrows nothing", () => {
  expect(isNarrowed(parseWorkshop({ vista: "lista", orden: "cliente" }).state)).toBe(false);
  expect(isNarrowed(parseWorkshop({ q: "x" }).state)).toBe(true);
  expect(isNarrowed(parseWorkshop({ mensajes: "sin_leer" }).state)).toBe(true);
});
