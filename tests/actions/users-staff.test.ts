import { describe, expect, test } from "vitest";
import { GET as exportAudit } from "@/app/api/audit/export/route";
import { searchAudit } from "@/lib/audit/queries";
import { saveSettingsAction } from "@/lib/settings/staff/actions";
import { getEditableSettings } from "@/lib/settings/staff/queries";
import { setRoleAction } from "@/lib/users/staff/actions";
import { getPerson, getPersonConsents, getPersonHistory, searchPeople } from "@/lib/users/staff/queries";
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

  test("works for who may, and is on record", async () => {
    const { id } = await site.person();
    expect(await change("admin", id, "employee")).toEqual({ ok: true, data: undefined });
    expect(await roleOf(id)).toBe("employee");
    expect(await change("superadmin", id, "admin")).toMatchObject({ ok: true });
    const { entries } = await searchAudit({ entity: "profiles", entityId: id });
    expect(entries.map(({ action, actor }) => [action, actor?.id])).toEqual([
      ["role.changed", people.superadmin.id],
      ["role.changed", people.admin.id],
    ]);
  });

  test("is refused with a reason, whatever the screen offered", async () => {
    const target = await site.person();
    const boss = await site.person("admin");
    for (const as of ["cliente", "employee", "manager"] as const)
      expect(await change(as, target.id, "employee")).toMatchObject({
        code: "forbidden",
        message: "Sin permisos",
      });
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

describe("reading people", () => {
  test("is for staff; consents are for admins", async () => {
    const { id, email } = people.cliente;
    await site.visitAs(people.cliente);
    await expect(searchPeople({ query: email })).rejects.toMatchObject({ code: "forbidden" });
    await expect(getPerson(id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(getPersonHistory(id)).rejects.toMatchObject({ code: "forbidden" });
    await site.visitAs(people.employee);
    expect(await searchPeople({ query: email.toUpperCase() })).toMatchObject({
      people: [{ id, address: email }],
      total: 1,
    });
    expect(await getPersonHistory(id)).toEqual({
      orders: [],
      ordersTotal: 0,
      spent: 0,
      courses: [],
      reviews: [],
    });
    await site.db.sql`select public.record_consent(${id}, 'marketing', true, 'v')`;
    expect(await getPersonConsents(id)).toEqual([]);
    await site.visitAs(people.admin);
    expect(await getPersonConsents(id)).toMatchObject([{ kind: "marketing", granted: true }]);
  });
});

describe("the audit log", () => {
  const get = (query = "") => exportAudit(new Request(`http://localhost/api/audit/export${query}`));

  test("is downloaded by admins alone, filtered, defused and not cached", async () => {
    for (const [who, status] of [
      [null, 401],
      [people.cliente, 403],
      [people.employee, 403],
      [people.manager, 403],
    ] as const) {
      await site.visitAs(who);
      expect((await get()).status).toBe(status);
    }
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

  test("answers a query to admins alone", async () => {
    await site.visitAs(people.manager);
    await expect(searchAudit({})).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("saving the settings", () => {
  async function save(as: Role | null, changes: Record<string, string> = {}, version?: number) {
    await site.visitAs(as && people[as]);
    const current = await getEditableSettings();
    const { missionsEnabled, ...values } = current.values;
    const form = { ...values, ...(missionsEnabled && { missionsEnabled: "on" as const }), ...changes };
    return saveSettingsAction({ version: version ?? current.version, ...form });
  }

  test("is for admin and superadmin, and refreshes what shows them", async () => {
    for (const as of ["admin", "superadmin"] as const) {
      refreshed.length = 0;
      const result = await save(as, { freeShippingText: `Envío gratis de ${as}` });
      expect(result).toMatchObject({
        data: { saved: true, current: { values: { freeShippingText: `Envío gratis de ${as}` } } },
      });
      expect(refreshed).toEqual(["settings"]);
    }
  });

  test("answers 'Sin permisos' to everybody else", async () => {
    for (const as of ["cliente", "employee", "manager"] as const)
      expect(await save(as)).toMatchObject({ code: "forbidden", message: "Sin permisos" });
    expect(await save(null)).toMatchObject({ code: "unauthenticated" });
  });

  test("tells field by field what is wrong", async () => {
    expect(await save("admin", { phone: "12", facebookUrl: "http://facebook.com/x" })).toMatchObject({
      code: "invalid",
      fieldErrors: { phone: expect.stringMatching(/celular/), facebookUrl: expect.stringMatching(/https:/) },
    });
  });

  test("shows the second of two editors what the first one saved, and writes nothing", async () => {
    await site.visitAs(people.admin);
    const { version } = await getEditableSettings();
    expect(await save("admin", { freeShippingText: "La primera" }, version)).toMatchObject({
      data: { saved: true },
    });
    expect(await save("superadmin", { freeShippingText: "La segunda" }, version)).toMatchObject({
      data: { saved: false, current: { version: version + 1, values: { freeShippingText: "La primera" } } },
    });
    expect(await save("superadmin", { freeShippingText: "La segunda" }, version + 1)).toMatchObject({
      data: { saved: true },
    });
  });
});
