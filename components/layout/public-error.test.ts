import { expect, test } from "vitest";
import { publicError } from "./public-error";

const error = Object.assign(new Error("Something failed"), { digest: "12" });
const WHY = ": no pudimos conectarnos con la tienda (referencia 12)";

test.each([
  ["/tienda/consolas", `Error al cargar productos${WHY}`, "Reintentar"],
  ["/servicios/controles", `Error al cargar los servicios${WHY}`, "Reintentar Carga"],
  ["/blog/pagina/2", `Error al cargar los artículos${WHY}`, "Reintentar Carga"],
  ["/", `Error al cargar la página${WHY}`, "Reintentar Carga"],
  ["/producto/control", "Error al cargar el producto", "Reintentar"],
])("%s tells what failed, in Spanish", (path, title, retryLabel) => {
  expect(publicError(path, error)).toEqual({ title, retryLabel });
});
