import { readdirSync } from "node:fs";
import path from "node:path";
import { rowId } from "../../local/demo/row-id.ts";
import { query } from "./e2e-database.ts";

/** One visit for a screen: as whom, where, and the expected status. */
export type Visit = { address: string | (() => Promise<string>); status?: number };

export const addressOfVisit = async ({ address }: Visit) =>
  typeof address === "string" ? address : address();

export type Person = "nobody" | "cliente@example.com" | "superadmin@example.com";

const APP = path.resolve(import.meta.dirname, "../../app");

/** The address pattern of every page of the app: "/producto/[id]". */
export function appRoutes(): string[] {
  return readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) =>
      path
        .dirname(file)
        .split(path.sep)
        .filter((part) => part !== "." && !part.startsWith("("))
        .join("/"),
    )
    .map((route) => `/${route}`)
    .sort();
}

/** `select … as value`, put at the end of an address. */
const found = (before: string, select: string) => async () => {
  const [row] = await query<{ value: string }>(select);
  if (!row) throw new Error(`Nothing to visit: ${select}`);
  return before + row.value;
};

/** Rows of the demo, by their names there. */
const ORDER = rowId("order", "en-camino");
const CASH_SESSION = rowId("cash", "ayer");
const REPAIR = rowId("repair", "ps5-hdmi");
const PRODUCT = rowId("product", "control-dualsense-blanco");
const COURSE = {
  id: rowId("course", "reparacion-controles-desde-cero"),
  slug: "reparacion-controles-desde-cero",
};
const MESSAGE = rowId("message", "3105550101");
const POST = "drift-dualsense-diagnostico-arreglo";

const SUBSCRIBER = `from private.newsletter_keys where subscriber_id = '${rowId("subscriber", "sofia7@example.com")}'`;

/** The screens of the back office whose address has no parameter. */
const BACK_OFFICE: Record<string, Visit> = Object.fromEntries(
  appRoutes()
    .filter((route) => route.startsWith("/admin/") && !route.includes("["))
    .map((route) => [route, { address: route }]),
);

/** Every screen of the product, with an address from the demo's data. */
export const SCREENS: Record<Person, Record<string, Visit>> = {
  nobody: {
    "/": { address: "/" },
    "/auth": { address: "/auth" },
    "/auth/confirm": { address: "/auth/confirm?type=signup&token_hash=abc" },
    "/blog": { address: "/blog" },
    "/blog/[slug]": { address: `/blog/${POST}` },
    "/blog/categoria/[categoria]": { address: "/blog/categoria/reparacion" },
    "/blog/categoria/[categoria]/pagina/[pagina]": { address: "/blog/categoria/reparacion/pagina/2" },
    "/blog/pagina/[pagina]": { address: "/blog/pagina/2" },
    "/boletin/baja/[token]": {
      address: found("/boletin/baja/", `select unsubscribe_token as value ${SUBSCRIBER}`),
    },
    "/boletin/confirmar/[token]": {
      address: found("/boletin/confirmar/", `select confirm_token as value ${SUBSCRIBER}`),
    },
    "/buscar": { address: "/buscar?q=drift" },
    "/carrito": { address: "/carrito" },
    "/certificado/[codigo]": {
      address: found(
        "/certificado/",
        "select code as value from public.certificates where holder_name = 'Camila Restrepo'",
      ),
    },
    "/contacto": { address: "/contacto" },
    "/curso/[id]": {
      address: `/curso/${COURSE.slug}`,
    },
    "/curso/[id]/muestra/[leccion]": { address: "/curso/cuidado-limpieza-equipos-gamer/muestra/enemigos" },
    "/cursos": { address: "/cursos" },
    "/cursos/[categoria]": { address: "/cursos/reparacion" },
    "/pagar": { address: "/pagar" },
    "/pago/banco": { address: "/pago/banco" },
    "/payment/failure": { address: "/payment/failure" },
    "/payment/pending": { address: "/payment/pending" },
    "/payment/success": { address: "/payment/success" },
    "/pedido/[token]": {
      address: found("/pedido/", `select token as value from private.order_keys where order_id = '${ORDER}'`),
    },
    "/pqr/[token]": {
      address: found(
        "/pqr/",
        `select token as value from private.contact_keys where message_id = '${MESSAGE}'`,
      ),
    },
    "/perdida/[tipo]": { address: "/no-existe", status: 404 },
    "/perdida/enlace/[tipo]": { address: "/pedido/no-existe", status: 404 },
    "/peticiones": { address: "/peticiones" },
    "/privacidad": { address: "/privacidad" },
    "/producto/[id]": { address: "/producto/control-dualsense-blanco" },
    "/reparacion/[token]": {
      address: found(
        "/reparacion/",
        `select token as value from private.repair_links where orden_id = '${REPAIR}' and revoked_at is null`,
      ),
    },
    "/retirado/[tipo]": { address: "/retirado/producto/no-existe", status: 410 },
    "/servicios": { address: "/servicios" },
    "/servicios/[seccion]": { address: "/servicios/reparacion-playstation" },
    "/sin-conexion": { address: "/sin-conexion" },
    "/solicitar-reparacion": { address: "/solicitar-reparacion" },
    "/terminos": { address: "/terminos" },
    "/tienda": { address: "/tienda" },
    "/tienda/[categoria]": { address: "/tienda/controles" },
    "/tienda/lista": { address: "/tienda/lista?q=control&orden=price-low" },
  },
  "cliente@example.com": {
    "/dashboard": { address: "/dashboard" },
    "/dashboard/cursos": { address: "/dashboard/cursos" },
    "/dashboard/cursos/[slug]": {
      address: `/dashboard/cursos/${COURSE.slug}`,
    },
    "/dashboard/cursos/[slug]/[leccion]": { address: `/dashboard/cursos/${COURSE.slug}/prueba-final` },
    "/dashboard/pedidos": { address: "/dashboard/pedidos" },
    "/dashboard/pedidos/[id]": { address: `/dashboard/pedidos/${ORDER}` },
    "/dashboard/perfil": { address: "/dashboard/perfil" },
    "/dashboard/progreso": { address: "/dashboard/progreso" },
    "/servicios-tecnicos": { address: "/servicios-tecnicos" },
    "/servicios-tecnicos/[id]": { address: `/servicios-tecnicos/${REPAIR}` },
  },
  "superadmin@example.com": {
    ...BACK_OFFICE,
    "/admin/blog/[id]": {
      address: found("/admin/blog/", `select id::text as value from public.posts where slug = '${POST}'`),
    },
    "/admin/clientes/[id]": {
      address: found(
        "/admin/clientes/",
        "select id::text as value from public.customers where name = 'Camilo Arango' order by created_at limit 1",
      ),
    },
    "/admin/caja/[sesion]": { address: `/admin/caja/${CASH_SESSION}` },
    "/admin/compras/[id]": { address: `/admin/compras/${rowId("purchase", "FV-2041")}` },
    "/admin/cursos/[id]": { address: `/admin/cursos/${COURSE.id}` },
    "/admin/cursos/[id]/leccion/[leccion]": {
      address: `/admin/cursos/${COURSE.id}/leccion/prueba-final`,
    },
    "/admin/mensajes/[id]": {
      address: `/admin/mensajes/${MESSAGE}`,
    },
    "/admin/mostrador/[ticket]": {
      address: found(
        "/admin/mostrador/",
        `select id::text as value from public.tickets where request_key = '${rowId("sale", "datafono")}'`,
      ),
    },
    "/admin/pedidos/[id]": { address: `/admin/pedidos/${ORDER}` },
    "/admin/productos/[id]/movimientos": {
      address: `/admin/productos/${PRODUCT}/movimientos`,
    },
    "/admin/servicios-tecnicos/[id]": {
      address: `/admin/servicios-tecnicos/${REPAIR}`,
    },
    "/dashboard/usuarios": { address: "/dashboard/usuarios" },
    "/dashboard/usuarios/[id]": {
      address: found(
        "/dashboard/usuarios/",
        `select id::text as value from auth.users where email = 'cliente@example.com'`,
      ),
    },
  },
};

/** Other states of these screens, with different data. */
export const OTHER_FACES: Visit[] = [
  { address: "/tienda/lista?q=zzzzqqqq" },
  { address: "/buscar?q=zzzzqqqq" },
  { address: "/servicios/controles" },
  { address: "/servicios/reparacion-xbox" },
  { address: "/servicios/reparacion-nintendo" },
  { address: "/producto/no-existe", status: 404 },
  { address: "/curso/no-existe", status: 404 },
];
