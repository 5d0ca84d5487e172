import { expect, test } from "vitest";
import { counted } from "./words";

test.each([
  [0, "0 pedidos"],
  [1, "1 pedido"],
  [2, "2 pedidos"],
  [1200, "1.200 pedidos"],
])("%s: %s", (n, text) => expect(counted(n, "pedido", "pedidos")).toBe(text));
