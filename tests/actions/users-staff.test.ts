import { describe, expect, test } from "vitest";
import { GET as exportAudit } from "@/app/api/audit/export/route";
import { saveRightsAction, saveSettingsAction } from "@/lib/settings/staff/actions";
import { getEditableSettings, getRoleRights } from "@/lib/settings/staff/queries";
import { setRoleAction } from "@/lib/users/staff/actions";
import type { Role } from "../factories/people.ts";
import { refreshed } from "./support/next-cache.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("cliente", "employee", "manager", "admin", "superadmin");

const roleOf = async (id: string) =>
  (await site.db.sql`select role from public.profiles where id = ${id}`)[0]?.role as Role;

describe("changing a role", () => {
  async function change(as: Role, userId: string, role: Role) {
    await site.visitAs(people[as]);
    return setRoleAction({ userId, role });
  }

  test("is rejected with a reason, whatever the screen offered", async () => {
    const target = await site.person();
    const boss = await site.person("admin");
    for (const [as, userId, role, message] of [
      ["admin", target.id, "admin", "Solo el superadmin puede asignar ese rol."],
      ["admin", target.id, "superadmin", "Solo el superadmin puede asignar ese rol."],
      ["admin", boss.id, "cliente", "Solo el superadmin puede asignar ese rol."],
      ["admin", people.superadmin.id, "cliente", "Solo el superadmin puede asignar ese rol."],
      ["admin", people.admin.id, "superadmin", "No puedes cambiar tu propio rol."],
      ["superadmin", people.superadmin.id, "cliente", "No puedes cambiar tu propio rol."],
      ["superadmin", crypto.randomUUID(), "admin", "No encontramos a esa persona."],
    ] as const)
      expect(await change(as, userId, role)).toMatchObject({ ok: false, message });
    expect(await change("superadmin", target.id, "jefe" as Role)).toMatchObject({
      fieldErrors: { role: "Elige un rol de la lista." },
    });
    expect(await roleOf(target.id)).toBe("cliente");
    expect(await roleOf(people.superadmin.id)).toBe("superadmin");
  });
});

describe("the audit log", () => {
  const get = (query = "") => exportAudit(new Request(`http://localhost/api/audit/export${query}`));

  test("is downloaded filtered, without formulas and not cached", async () => {
    await site.db.sql`update public.profiles set username = '=1+1' where id = ${people.manager.id}`;
    await site.db.as(
      people.manager.id,
      (sql) => sql`insert into public.services (name, price) values ('Limpieza; a fondo', 1000)`,
    );
    await site.visitAs(people.admin);
    const file = await get(`?persona=${people.manager.id}&entidad=services`);
    expect([file.status, file.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`;"'=1+1";Manager;"creó el servicio «Limpieza; a fondo»";Servicios;`);
  });
});

describe("saving the settings", () => {
  async function save(as: Role | null, changes: Record<string, string> = {}, version?: number) {
    await site.visitAs(as && people[as]);
    const current = await getEditableSettings();
    const { missionsEnabled, chargesVat, ...values } = current.values;
    const ticked = {
      ...(missionsEnabled && { missionsEnabled: "on" as const }),
      ...(chargesVat && { chargesVat: "on" as const }),
    };
    const form = { ...values, ...ticked, ...changes };
    return saveSettingsAction({ version: version ?? current.version, ...form });
  }

  test("shows the second of two editors what the first one saved, and writes nothing", async () => {
    await site.visitAs(people.admin);
    const { version } = await getEditableSettings();
    expect(await save("admin", { freeShippingText: "La primera" }, version)).toMatchObject({
      data: { saved: true },
    });
    expect(await save("superadmin", { freeShippingText: "La segunda" }, version)).toMatchObject({
      data: { saved: false, current: { values: { freeShippingText: "La primera" } } },
    });
  });

  test("refreshes the pages that show them", async () => {
    refreshed.length = 0;
    const result = await save("admin", { freeShippingText: "Envío gratis" });
    expect(result).toMatchObject({
      data: { saved: true, current: { values: { freeShippingText: "Envío gratis" } } },
    });
    expect(refreshed).toEqual(["settings"]);
  });
});

describe("saving what a role may do", () => {
  const stored = async (role: string) => (await getRoleRights()).find((one) => one.role === role);
  const typed = { refundLimit: "250.000", discountLimit: "5", seesReports: "on" as const };

  test("shows the second of two editors what the first one saved, and writes nothing", async () => {
    await site.visitAs(people.admin);
    const version = (await stored("manager"))?.version ?? 0;
    const role = "manager" as const;
    expect(await saveRightsAction({ role, version, ...typed })).toMatchObject({
      data: { saved: true, current: { refundLimit: 250_000, seesReports: true, seesCost: false } },
    });
    await site.visitAs(people.superadmin);
    expect(await saveRightsAction({ role, version, ...typed, discountLimit: "50" })).toMatchObject({
      data: { saved: false, current: { discountLimit: 5 } },
    });
    expect(await stored("manager")).toMatchObject({ discountLimit: 5, version: version + 1 });
  });

  test("is refused to an admin for their own role, and says which number is wrong", async () => {
    await site.visitAs(people.admin);
    const version = (await stored("admin"))?.version ?? 0;
    expect(await saveRightsAction({ role: "admin", version, ...typed })).toMatchObject({
      ok: false,
      code: "forbidden",
    });
    expect(
      await saveRightsAction({ role: "employee", version, ...typed, discountLimit: "120" }),
    ).toMatchObject({
      fieldErrors: { discountLimit: "Escribe un porcentaje de 0 a 100." },
    });
    expect(await stored("admin")).toMatchObject({ refundLimit: null, discountLimit: 100 });
  });
});
