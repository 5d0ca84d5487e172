import { expect, test } from "vitest";
import { listHref } from "@/lib/core/list-state";
import { isNarrowed, parseWorkshop, viewState } from "./list";

test.each([
  [{}, false],
  [{ vista: "lista" }, true],
  [{ vista: "otra" }, false],
  [{ estado: "Recibido" }, true],
])("the query string %j shows the list: %s", (params, isList) => {
  expect(parseWorkshop(params).isList).toBe(isList);
});

test("changing the view keeps the shared filters", () => {
  const params = { vista: "lista", q: "ana", tecnico: "nadie", estado: "Recibido", pagina: "3" };
  const { state } = parseWorkshop(params);
  expect(listHref(viewState(state, "tablero"))).toBe(
    "/admin/servicios-tecnicos?q=ana&tecnico=nadie&orden=-recibido",
  );
  expect(viewState(state, "lista")).toMatchObject({
    page: 1,
    filters: { vista: "lista", estado: "Recibido" },
  });
});

test("the view is not a filter", () => {
  expect(isNarrowed(parseWorkshop({ vista: "lista", orden: "cliente" }).state)).toBe(false);
  expect(isNarrowed(parseWorkshop({ mensajes: "sin_leer" }).state)).toBe(true);
});
