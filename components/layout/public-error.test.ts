import { expect, test } from "vitest";
import { publicError } from "./public-error";

const error = Object.assign(new Error("Something failed"), { digest: "12" });

test.each([
  [
    "/tienda",
    "Error al cargar productos: no pudimos conectarnos con la tienda (referencia 12)",
    "Reintentar",
  ],
  [
    "/tienda/consolas",
    "Error al cargar productos: no pudimos conectarnos con la tienda (referencia 12)",
    "Reintentar",
  ],
  [
    "/servicios/controles",
    "Error al cargar los servicios: no pudimos conectarnos con la tienda (referencia 12)",
    "Reintentar Carga",
  ],
  [
    "/cursos",
    "Error al cargar los cursos: no pudimos conectarnos con la tienda (referencia 12)",
    "Reintentar Carga",
  ],
  [
    "/blog/pagina/2",
    "Error al cargar los artículos: no pudimos conectarnos con la tienda (referencia 12)",
    "Reintentar Carga",
  ],
  [
    "/contacto",
    "Error al cargar la página: no pudimos conectarnos con la tienda (referencia 12)",
    "Reintentar Carga",
  ],
  [
    "/",
    "Error al cargar la página: no pudimos conectarnos con la tienda (referencia 12)",
    "Reintentar Carga",
  ],
  ["/producto/control", "Error al cargar el producto", "Reintentar"],
])("%s", (path, title, retryLabel) => {
  expect(publicError(path, error)).toEqual({ title, retryLabel });
});
