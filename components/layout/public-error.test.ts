import { expect, test } from "vitest";
import { publicError } from "./public-error";

const error = new Error("se cayó la conexión");

test.each([
  ["/tienda", "Error al cargar productos: se cayó la conexión", "Reintentar"],
  ["/tienda/consolas", "Error al cargar productos: se cayó la conexión", "Reintentar"],
  ["/servicios/controles", "Error al cargar los servicios: se cayó la conexión", "Reintentar Carga"],
  ["/cursos", "Error al cargar los cursos: se cayó la conexión", "Reintentar Carga"],
  ["/blog/pagina/2", "Error al cargar los artículos: se cayó la conexión", "Reintentar Carga"],
  ["/contacto", "Error al cargar la página: se cayó la conexión", "Reintentar Carga"],
  ["/", "Error al cargar la página: se cayó la conexión", "Reintentar Carga"],
  ["/producto/control", "Error al cargar el producto", "Reintentar"],
])("%s", (path, title, retryLabel) => {
  expect(publicError(path, error)).toEqual({ title, retryLabel });
});
