import { afterEach, expect, test, vi } from "vitest";
import { log, loggedPath } from "./log";

afterEach(() => vi.restoreAllMocks());

test("a secret is blanked by its name, however deep it stands", () => {
  const written = vi.spyOn(console, "warn").mockReturnValue();
  log("warn", "prueba", { token: "t-1", order: { card: "c-2", number: "7" }, cause: new Error("falló") });
  expect(JSON.parse(String(written.mock.lastCall?.[0]))).toEqual({
    level: "warn",
    event: "prueba",
    token: "[oculto]",
    order: { card: "[oculto]", number: "7" },
    cause: { name: "Error", message: "falló" },
  });
});

test.each([
  ["/pedido/0a1b2c", "/pedido/[oculto]"],
  ["/pedido/0a1b2c/x?y=1", "/pedido/[oculto]"],
  ["/reparacion/0a1b2c", "/reparacion/[oculto]"],
  ["/pqr/0a1b2c", "/pqr/[oculto]"],
  ["/boletin/baja/0a1b2c", "/boletin/baja/[oculto]"],
  ["/boletin/confirmar/0a1b2c", "/boletin/confirmar/[oculto]"],
  ["/auth/confirm?token_hash=0a1b2c&type=recovery", "/auth/confirm"],
  ["/producto/control?q=0a1b2c", "/producto/control"],
  ["/pedido", "/pedido"],
  ["/nada/de/nada", "/nada/de/nada"],
])("%s is logged without what opens something", (address, logged) => {
  expect(loggedPath(address)).toBe(logged);
});

test("a long address is cut", () => {
  expect(loggedPath(`/${"x".repeat(3000)}`)).toHaveLength(300);
});
