import { expect, test } from "vitest";
import { panelError } from "./panel-error";

const error = new Error("se cayó la conexión");

test("lists of the catalogue and the blog say why they failed", () => {
  expect(panelError("/admin/cursos", error)).toEqual({
    title: "Error al cargar los cursos: se cayó la conexión",
    retryLabel: "Reintentar Carga",
  });
  expect(panelError("/admin/productos", error)).toEqual({
    title: "Error al cargar productos: se cayó la conexión",
    retryLabel: "Reintentar",
  });
  expect(panelError("/admin/hero", error).title).toBe("Error al cargar la página: se cayó la conexión");
});

test.each([
  ["/admin/pedidos", "No se pudieron cargar las órdenes"],
  ["/servicios-tecnicos", "No se pudieron cargar las órdenes"],
  ["/dashboard/pedidos", "No se pudieron cargar tus pedidos"],
  ["/dashboard/usuarios", "No se pudieron cargar los usuarios"],
])("%s: the sentence stands alone", (path, title) => {
  expect(panelError(path, error)).toEqual({ title, retryLabel: "Reintentar" });
});
