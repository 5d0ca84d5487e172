import { expect, test } from "vitest";
import { addedToast, fullToast } from "./labels";

const control = { id: "c", type: "product", name: "Control", maxQuantity: 5 } as const;
const service = { id: "s", type: "service", name: "Limpieza" } as const;
const course = { id: "k", type: "course", name: "Curso" } as const;

test("the toast tells how many were added, where a quantity was chosen", () => {
  expect(addedToast(control).description).toBe("Control se agregó al carrito");
  expect(addedToast(control, 2).description).toBe("2 Control agregado(s) al carrito");
});

test("why nothing was added: all of the stock, the course, the most of one order", () => {
  expect(fullToast(control, [control]).description).toBe(
    "Ya tienes en tu carrito todas las unidades disponibles de Control",
  );
  expect(fullToast(course, [course]).description).toBe("Curso ya está en tu carrito");
  const most = "es lo máximo en un pedido";
  expect(fullToast(service, [service]).description).toBe(`Tienes 999 de Limpieza: ${most}`);
  const many = { ...control, maxQuantity: 5000 };
  expect(fullToast(many, [many]).description).toBe(`Tienes 999 de Control: ${most}`);
});

test("a cart without room for another item", () => {
  const full = {
    title: "Tu carrito está lleno",
    description: "Caben 50 artículos: quita uno para agregar Control",
  };
  expect(fullToast(control, [service, course])).toEqual(full);
});
