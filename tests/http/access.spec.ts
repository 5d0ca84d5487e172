import { type APIRequestContext, expect } from "@playwright/test";
import { PANEL_LINKS } from "../../components/layout/panel-links.ts";
import { rowId } from "../../local/demo/row-id.ts";
import { test } from "../support/fixtures.ts";
import { redirectTarget } from "../support/redirect-target.ts";
import { addressOfVisit, SCREENS } from "../support/routes.ts";

const SECTIONS = PANEL_LINKS.admin.map(({ href }) => href);
const OF_ADMINS = [
  "/admin/configuracion",
  "/admin/configuracion/permisos",
  "/admin/auditoria",
  "/admin/estado",
];
/** It tells customers itself that it is not theirs. */
const TELLS_ITSELF = "/admin/hero";

const NOBODYS = "00000000-0000-4000-8000-000000000000";

const addressesOf = (person: keyof typeof SCREENS) =>
  Promise.all(Object.values(SCREENS[person]).map(addressOfVisit));

/** Where the person is sent instead of the page; nowhere, when it is theirs. */
async function sentTo(client: APIRequestContext, address: string): Promise<string> {
  const answer = await client.get(address, { maxRedirects: 0 });
  const target = redirectTarget(answer);
  expect([answer.status(), target === ""], address).toEqual(target ? [307, false] : [200, true]);
  return target;
}

/** What an open page asks before it is loaded anew: whether a visit would be let in, without the page. */
const isLetIn = async (client: APIRequestContext, address: string) =>
  (await client.fetch(address, { method: "OPTIONS", maxRedirects: 0 })).status() === 204;

test("a visitor is led from every screen of the panel to the sign-in, and back from there", async ({
  request,
}) => {
  const panel = [
    ...(await addressesOf("cliente@example.com")),
    ...(await addressesOf("superadmin@example.com")),
  ];
  expect(panel.length).toBeGreaterThan(35);
  for (const address of panel)
    expect(await sentTo(request, address), address).toBe(`/auth?next=${encodeURIComponent(address)}`);
});

test("a customer is sent home from every screen of the staff, and opens what is theirs", async ({
  requestAs,
}) => {
  const customer = await requestAs("cliente@example.com");
  // Whether it is there or not.
  for (const address of [...(await addressesOf("superadmin@example.com")), `/admin/pedidos/${NOBODYS}`])
    if (address !== TELLS_ITSELF) expect(await sentTo(customer, address), address).toBe("/");
  const told = await (await customer.get(TELLS_ITSELF)).text();
  expect(told).toContain("Acceso Denegado");
  expect(told).not.toContain("Nuevo slide");
  for (const address of await addressesOf("cliente@example.com"))
    expect(await sentTo(customer, address), address).toBe("");
});

for (const role of ["employee", "manager", "admin", "superadmin"])
  test(`${role} opens the screens of the staff${role.endsWith("admin") ? "" : ", but settings, audit and the site's state"}`, async ({
    requestAs,
  }) => {
    const isAdmin = role.endsWith("admin");
    const person = await requestAs(`${role}@example.com`);
    for (const address of await addressesOf("superadmin@example.com")) {
      const isTheirs = isAdmin || !OF_ADMINS.includes(address);
      expect(await isLetIn(person, address), address).toBe(isTheirs);
      if (!isTheirs) expect(await sentTo(person, address), address).toBe("/dashboard");
      // The pages ask too: those of the menu, as the least role that they are for.
      else if (SECTIONS.includes(address) && role === (OF_ADMINS.includes(address) ? "admin" : "employee"))
        expect(await sentTo(person, address), address).toBe("");
    }
    expect((await person.get("/admin", { maxRedirects: 0 })).headers().location).toMatch(/\/dashboard$/);
  });

const [ORDER, REPAIR] = [rowId("order", "en-camino"), rowId("repair", "ps5-hdmi")];
const PRODUCT = rowId("product", "control-dualsense-blanco");

/** Files and lists, with what each is answered: the order and the repair are those of cliente@example.com. */
const ASKING = ["nobody", "cliente2", "cliente", "employee", "manager", "admin", "superadmin"];
const ANSWERS = {
  "/api/me/datos": [401, 200, 200, 200, 200, 200, 200],
  "/api/find?q=control": [401, 403, 403, 200, 200, 200, 200],
  "/api/mostrador?q=control": [401, 403, 403, 200, 200, 200, 200],
  "/api/clientes?q=ana": [401, 403, 403, 200, 200, 200, 200],
  "/api/orders/periodo": [401, 403, 403, 200, 200, 200, 200],
  "/api/orders/export": [401, 403, 403, 200, 200, 200, 200],
  "/api/products/export": [401, 403, 403, 200, 200, 200, 200],
  "/api/repairs/informe": [401, 403, 403, 200, 200, 200, 200],
  "/api/reports?por=dia": [401, 403, 403, 403, 200, 200, 200],
  "/api/reports/inventario?ver=valor": [401, 403, 403, 403, 200, 200, 200],
  "/api/audit/export": [401, 403, 403, 403, 403, 200, 200],
  "/api/newsletter": [401, 403, 403, 403, 403, 200, 200],
  [`/api/cash/${rowId("cash", "ayer")}/cierre`]: [401, 403, 403, 200, 200, 200, 200],
  // These do not say that they are there.
  [`/api/orders/${ORDER}/comprobante`]: [404, 404, 200, 200, 200, 200, 200],
  [`/api/repairs/${REPAIR}/recibo`]: [404, 404, 200, 200, 200, 200, 200],
  [`/api/repairs/${REPAIR}/etiqueta`]: [404, 404, 404, 200, 200, 200, 200],
  [`/api/products/etiquetas?papel=rollo&cuantas=${PRODUCT}:1`]: [404, 404, 404, 200, 200, 200, 200],
  [`/api/orders/remision?ids=${ORDER}`]: [404, 404, 404, 200, 200, 200, 200],
};

test("files and lists are for those whom they are for", async ({ request, requestAs }) => {
  for (const [n, name] of ASKING.entries()) {
    const client = name === "nobody" ? request : await requestAs(`${name}@example.com`);
    for (const [address, answers] of Object.entries(ANSWERS)) {
      const answer = await client.get(address, { headers: { "sec-fetch-site": "same-origin" } });
      expect(answer.status(), `${address} for ${name}`).toBe(answers[n]);
    }
  }
});

test("somebody else's order and repair are as lost as nobody's", async ({ requestAs }) => {
  const stranger = await requestAs("cliente2@example.com");
  const shown = async (folder: string, id: string) => {
    const answer = await stranger.get(`${folder}/${id}`);
    expect(answer.status(), folder).toBe(404);
    return (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
  };
  for (const [folder, id] of [
    ["/dashboard/pedidos", ORDER],
    ["/servicios-tecnicos", REPAIR],
  ] as const)
    expect((await shown(folder, id)) === (await shown(folder, NOBODYS)), folder).toBe(true);
});
