import { readdirSync } from "node:fs";
import path from "node:path";
import { query } from "./e2e-database.ts";

/** One visit for a screen: as whom, where, and the status that the address deserves. */
export type Visit = { address: string | (() => Promise<string>); status?: number };

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

/** `select … as value`, put into an address. */
const found =
  (before: string, select: string, after = "") =>
  async () => {
    const [row] = await query<{ value: string }>(select);
    if (!row) throw new Error(`Nothing to visit: ${select}`);
    return `${before}${row.value}${after}`;
  };

const newest = (table: string, column = "slug") =>
  `select ${column}::text as value from public.${table} order by created_at desc limit 1`;
const OWN = "(select id from auth.users where email = 'cliente@example.com')";
const ownOrder = (value: string) =>
  `select ${value} as value from public.orders o join private.order_keys k on k.order_id = o.id where o.user_id = ${OWN} order by o.created_at desc limit 1`;
const ownRepair = `select id::text as value from public.ordenes_servicio where usuario_id = ${OWN} order by created_at desc limit 1`;
const ownLesson = `select c.slug || '/' || p.lesson_id as value from public.course_positions p join public.courses c on c.id = p.course_id where p.user_id = ${OWN} limit 1`;
const preview = `select c.slug || '/muestra/' || (l ->> 'id') as value from public.courses c, jsonb_array_elements(c.curriculum) m, jsonb_array_elements(m -> 'lessons') l
  where (l ->> 'preview')::boolean limit 1`;

const SUBSCRIBER = "from private.newsletter_keys where confirm_token is not null limit 1";

/** Every screen of the product, with an address of the demo's data. */
export const SCREENS: Record<Person, Record<string, Visit>> = {
  nobody: {
    "/": { address: "/" },
    "/auth": { address: "/auth" },
    "/blog": { address: "/blog" },
    "/blog/[slug]": { address: found("/blog/", "select slug as value from public.posts where is_featured") },
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
      address: found("/certificado/", "select code as value from public.certificates limit 1"),
    },
    "/contacto": { address: "/contacto" },
    "/curso/[id]": {
      address: found(
        "/curso/",
        "select slug as value from public.courses where is_published order by created_at desc limit 1",
      ),
    },
    "/curso/[id]/muestra/[leccion]": { address: found("/curso/", preview) },
    "/cursos": { address: "/cursos" },
    "/cursos/[categoria]": { address: "/cursos/reparacion" },
    "/pagar": { address: "/pagar" },
    "/payment/failure": { address: "/payment/failure" },
    "/payment/pending": { address: "/payment/pending" },
    "/payment/success": { address: "/payment/success" },
    "/pedido/[token]": { address: found("/pedido/", ownOrder("k.token")) },
    "/pqr/[token]": { address: found("/pqr/", "select token as value from private.contact_keys limit 1") },
    "/perdida/[tipo]": { address: "/no-existe", status: 404 },
    "/peticiones": { address: "/peticiones" },
    "/privacidad": { address: "/privacidad" },
    // One that no other test hides or deletes.
    "/producto/[id]": { address: "/producto/control-dualsense-blanco" },
    "/reparacion/[token]": {
      address: found(
        "/reparacion/",
        "select token as value from private.repair_links where revoked_at is null limit 1",
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
    "/tienda-filtrada/[[...categoria]]": { address: "/tienda?q=control&orden=price-low" },
  },
  "cliente@example.com": {
    "/dashboard": { address: "/dashboard" },
    "/dashboard/cursos": { address: "/dashboard/cursos" },
    "/dashboard/cursos/[slug]": {
      address: found(
        "/dashboard/cursos/",
        `select split_part(value, '/', 1) as value from (${ownLesson}) own`,
      ),
    },
    "/dashboard/cursos/[slug]/[leccion]": { address: found("/dashboard/cursos/", ownLesson) },
    "/dashboard/pedidos": { address: "/dashboard/pedidos" },
    "/dashboard/pedidos/[id]": { address: found("/dashboard/pedidos/", ownOrder("o.id::text")) },
    "/dashboard/perfil": { address: "/dashboard/perfil" },
    "/dashboard/progreso": { address: "/dashboard/progreso" },
    "/servicios-tecnicos": { address: "/servicios-tecnicos" },
    "/servicios-tecnicos/[id]": { address: found("/servicios-tecnicos/", ownRepair) },
  },
  "superadmin@example.com": {
    "/admin/auditoria": { address: "/admin/auditoria" },
    "/admin/blog": { address: "/admin/blog" },
    "/admin/blog/[id]": { address: found("/admin/blog/", newest("posts", "id")) },
    "/admin/configuracion": { address: "/admin/configuracion" },
    "/admin/estado": { address: "/admin/estado" },
    "/admin/productos/busqueda": { address: "/admin/productos/busqueda" },
    "/admin/cursos": { address: "/admin/cursos" },
    "/admin/cursos/[id]": { address: found("/admin/cursos/", newest("courses", "id")) },
    "/admin/cursos/[id]/leccion/[leccion]": {
      address: found(
        "/admin/cursos/",
        "select course_id || '/leccion/' || lesson_id as value from public.lesson_contents limit 1",
      ),
    },
    "/admin/hero": { address: "/admin/hero" },
    "/admin/hero/elegidos": { address: "/admin/hero/elegidos" },
    "/admin/hero/equipo": { address: "/admin/hero/equipo" },
    "/admin/hero/historias": { address: "/admin/hero/historias" },
    "/admin/correos": { address: "/admin/correos" },
    "/admin/mensajes": { address: "/admin/mensajes" },
    "/admin/mensajes/[id]": { address: found("/admin/mensajes/", newest("contact_messages", "id")) },
    "/admin/mensajes/suscriptores": { address: "/admin/mensajes/suscriptores" },
    "/admin/pagos": { address: "/admin/pagos" },
    "/admin/pedidos": { address: "/admin/pedidos" },
    "/admin/pedidos/[id]": { address: found("/admin/pedidos/", newest("orders", "id")) },
    "/admin/productos": { address: "/admin/productos" },
    "/admin/productos/[id]/movimientos": {
      address: found("/admin/productos/", newest("products", "id"), "/movimientos"),
    },
    "/admin/productos/importar": { address: "/admin/productos/importar" },
    "/admin/resenas": { address: "/admin/resenas" },
    "/admin/resenas/publicaciones": { address: "/admin/resenas/publicaciones" },
    "/admin/servicios": { address: "/admin/servicios" },
    "/admin/servicios-tecnicos": { address: "/admin/servicios-tecnicos" },
    "/admin/servicios-tecnicos/[id]": {
      address: found("/admin/servicios-tecnicos/", newest("ordenes_servicio", "id")),
    },
    "/admin/servicios-tecnicos/informe": { address: "/admin/servicios-tecnicos/informe" },
    "/admin/servicios-tecnicos/nueva": { address: "/admin/servicios-tecnicos/nueva" },
    "/dashboard/usuarios": { address: "/dashboard/usuarios" },
    "/dashboard/usuarios/[id]": {
      address: found(
        "/dashboard/usuarios/",
        `select id::text as value from auth.users where email = 'cliente@example.com'`,
      ),
    },
  },
};
