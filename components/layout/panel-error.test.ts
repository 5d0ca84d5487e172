import { expect, test } from "vitest";
import { panelError } from "./panel-error";

const error = Object.assign(new Error("Something failed"), { digest: "12" });

test("lists of the catalogue and the blog say why they failed", () => {
  expect(panelError("/admin/cursos", error)).toEqual({
    title: "Error al cargar los cursos: no pudimos conectarnos con la tienda (referencia 12)",
    retryLabel: "Reintentar Carga",
  });
  expect(panelError("/admin/productos", error)).toEqual({
    title: "Error al cargar productos: no pudimos conectarnos con la tienda (referencia 12)",
    retryLabel: "Reintentar",
  });
  expect(panelError("/admin/hero", error).title).toBe(
    "Error al cargar la página: no pudimos conectarnos con la tienda (referencia 12)",
  );
});

test.each([
  ["/admin/pedidos", "No se pudieron cargar las órdenes"],
  ["/servicios-tecnicos", "No se pudieron cargar las órdenes"],
  ["/dashboard/pedidos", "No se pudieron cargar tus pedidos"],
  ["/dashboard/usuarios", "No se pudieron cargar los usuarios"],
])("%s: the sentence stands alone", (path, title) => {
  expect(panelError(path, error)).toEqual({ title, retryLabel: "Reintentar" });
});
