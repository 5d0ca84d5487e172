import { expect, test } from "vitest";
import { addedToast, fullToast } from "./labels";

const control = { id: "c", type: "product", name: "Control", maxQuantity: 5 } as const;
const service = { id: "s", type: "service", name: "Limpieza" } as const;
const course = { id: "k", type: "course", name: "Curso" } as const;

test("the toast tells how many were added, where a quantity was chosen", () => {
  expect(addedToast(control)).toEqual({
    title: "Producto agregado",
    description: "Control se agregó al carrito",
  });
  expect(addedToast(control, 2).description).toBe("2 Control agregado(s) al carrito");
});

test.each([
  [control, "No puedes agregar más unidades de Control"],
  [service, "No puedes agregar más unidades de Limpieza"],
  [course, "Curso ya está en tu carrito"],
])("why nothing was added of what the cart has", (item, description) => {
  expect(fullToast(item, [item])).toEqual({ title: "Ya está en tu carrito", description });
});

test("a cart without room for another item", () => {
  const full = { title: "Tu carrito está lleno", description: "Quita un artículo para agregar Control" };
  expect(fullToast(control, [service, course])).toEqual(full);
});
