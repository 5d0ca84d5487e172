import { expect, test } from "vitest";
import { readAddress } from "./read-address";

/** Not by the class URL, which rejects or changes some of these paths. */
function read(address: string) {
  const [pathname = "", search] = address.split("?");
  return readAddress({ pathname, searchParams: new URLSearchParams(search) });
}

test.each([
  ["/producto/control-ps5", "producto", "control-ps5"],
  ["/producto/a%20b", "producto", "a b"],
  ["/curso/microsoldadura", "curso", "microsoldadura"],
  ["/curso/microsoldadura/muestra/l-1", "muestra", "microsoldadura/l-1"],
  ["/blog/limpiar-un-ps5", "blog", "limpiar-un-ps5"],
  ["/blog/pagina/3", "lista", "/24"],
  ["/blog/categoria/reparacion/pagina/2", "lista", "reparacion/12"],
  ["/tienda/controles", "tienda", "controles"],
  ["/tienda/lista?q=mando&categoria=Controles", "tienda", "controles"],
])("%s is for the database to say", (path, kind, key) => {
  expect(read(path)).toMatchObject({ names: "row", kind, key });
});

test.each([
  ["/servicios/no-existe", "/servicios", false],
  ["/servicios/todos", "/servicios", false],
  ["/cursos/todos", "/cursos", true],
  ["/tienda/todos", "/tienda", true],
  ["/tienda/ConTroles", "/tienda/controles", true],
  ["/tienda/Lista", "/tienda/lista", true],
  ["/tienda/%20ps5", "/tienda/ps5", true],
  ["/blog/categoria/Reparacion", "/blog/categoria/reparacion", true],
  ["/blog/categoria/Reparacion/pagina/2", "/blog/categoria/reparacion/pagina/2", true],
  ["/blog/pagina/1", "/blog", true],
  ["/admin", "/dashboard", false],
])("%s leads to %s", (path, to, forGood) => {
  expect(read(path)).toEqual({ names: "elsewhere", to, forGood });
});

test.each([
  ["/x", "pagina"],
  ["/dashboard/x", "pagina"],
  ["/pedido/a/b", "pagina"],
  ["/cursos/nada", "pagina"],
  ["/blog/categoria/juegos", "blog"],
  ...["02", "0", "-3", "x", "1.5", "99999"].map((page) => [`/blog/pagina/${page}`, "blog"]),
  ["/producto/%00", "pagina"],
  ["/producto/a%00b", "pagina"],
  ["/producto/a%0ab", "pagina"],
  ["/producto/%E0%A4%A", "pagina"],
  [`/producto/${"x".repeat(201)}`, "pagina"],
  ["/tienda/a%7f", "pagina"],
])("%s names nothing", (path, page) => {
  expect(read(path)).toEqual({ names: "nothing", page });
});

test("pages that are there, and those that find out themselves, stay", () => {
  for (const path of [
    "/",
    "/tienda",
    "/tienda/lista?q=mando",
    "/tienda/lista?categoria=todos",
    "/servicios/controles",
    "/servicios/reparacion-xbox",
    "/cursos/reparacion",
    "/blog/rss.xml",
    "/blog/categoria/reparacion",
    "/pedido/abc",
    "/admin/pedidos/1",
  ])
    expect(read(path), path).toEqual({ names: "page" });
});
