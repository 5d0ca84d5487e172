import { expect, test } from "vitest";
import { pageKind } from "./page-kind";

test.each([
  ["/", "home"],
  ["/?utm_source=x", "home"],
  ["/tienda", "store"],
  ["/tienda/consolas?q=zelda", "store"],
  ["/producto/control-xbox", "product"],
  ["/curso/hdmi/muestra/1", "course"],
  ["/pedido/0a1b2c", "order"],
  ["/admin/pedidos/7", "panel"],
  ["/api/session", "api"],
  ["/_next/image?url=x", "file"],
  ["/favicon.ico", "file"],
  ["/terminos", "other"],
  ["/constructor", "other"],
  ["", "home"],
])("%s is %s", (path, kind) => expect(pageKind(path)).toBe(kind));
