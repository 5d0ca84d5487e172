import { expect, test } from "vitest";
import { guardVisit, needsLogin, needsStaff } from "./route-guard";

const visit = (path: string, changes: Partial<Parameters<typeof guardVisit>[0]> = {}) =>
  guardVisit({
    path,
    full: path,
    mode: null,
    signedIn: false,
    role: "cliente",
    home: "/dashboard",
    ...changes,
  });

test.each(["/dashboard", "/dashboard/usuarios", "/servicios-tecnicos", "/admin/servicios-tecnicos"])(
  "%s requires a visitor to sign in and returns there",
  (path) => {
    expect(visit(path)).toEqual({ to: `/auth?next=${encodeURIComponent(path)}` });
  },
);

test("the return path keeps the query", () => {
  expect(visit("/dashboard", { full: "/dashboard?vista=pedidos" })).toEqual({
    to: "/auth?next=%2Fdashboard%3Fvista%3Dpedidos",
  });
});

test("a customer is kept out of the staff's pages, staff are let in", () => {
  for (const path of ["/dashboard/usuarios", "/admin/servicios-tecnicos"]) {
    expect(visit(path, { signedIn: true })).toEqual({ to: "/", notice: "sin-permiso" });
    for (const role of ["employee", "manager", "admin", "superadmin"] as const)
      expect(visit(path, { signedIn: true, role })).toBeUndefined();
  }
  expect(visit("/dashboard", { signedIn: true })).toBeUndefined();
  expect(visit("/servicios-tecnicos", { signedIn: true })).toBeUndefined();
});

test("employees without the rights for a page get a notice in the panel", () => {
  for (const path of ["/admin/configuracion", "/admin/auditoria", "/admin/estado"]) {
    for (const role of ["employee", "manager"] as const)
      expect(visit(path, { signedIn: true, role })).toEqual({ to: "/dashboard", notice: "sin-permiso" });
    for (const role of ["admin", "superadmin"] as const)
      expect(visit(path, { signedIn: true, role })).toBeUndefined();
    expect(visit(path, { signedIn: true })).toEqual({ to: "/", notice: "sin-permiso" });
  }
});

test("a customer reaches the slides page, which shows its own refusal", () => {
  expect(visit("/admin/hero", { signedIn: true })).toBeUndefined();
  expect(visit("/admin/hero")).toEqual({ to: "/auth?next=%2Fadmin%2Fhero" });
});

test("a signed-in user is redirected from the sign-in page, except to set a new password", () => {
  expect(visit("/auth", { signedIn: true })).toEqual({ to: "/dashboard" });
  expect(visit("/auth", { signedIn: true, mode: "nueva-contrasena" })).toBeUndefined();
  expect(visit("/auth/confirm", { signedIn: true })).toBeUndefined();
  expect(visit("/auth")).toBeUndefined();
});

test("the cart, the results of a payment and a guest's order are open", () => {
  for (const path of ["/carrito", "/payment/success", "/pedido/abc", "/dashboardx", "/administracion"]) {
    expect(needsLogin(path)).toBe(false);
    expect(needsStaff(path)).toBe(false);
  }
});
