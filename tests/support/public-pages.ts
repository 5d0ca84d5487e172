import { query } from "./e2e-database.ts";

const LIST = ["ItemList", "BreadcrumbList"];
const TEXT = ["WebPage", "BreadcrumbList"];

/** One address of the demo of every type of public page, with the types of structured data that it carries. */
export const PUBLIC_PAGES: Record<string, string[]> = {
  "/": ["Store", "Organization", "WebSite"],
  "/tienda": LIST,
  "/tienda/controles": LIST,
  "/producto/control-dualsense-blanco": ["Product", "BreadcrumbList"],
  "/servicios": LIST,
  "/servicios/controles": LIST,
  "/servicios/reparacion-playstation": ["Service", "FAQPage", "BreadcrumbList"],
  "/cursos": LIST,
  "/cursos/reparacion": LIST,
  "/curso/reparacion-controles-desde-cero": ["Course", "BreadcrumbList"],
  "/curso/cuidado-limpieza-equipos-gamer/muestra/enemigos": ["LearningResource", "BreadcrumbList"],
  "/blog": ["Blog", "BreadcrumbList"],
  "/blog/pagina/2": LIST,
  "/blog/categoria/reparacion": LIST,
  "/blog/drift-dualsense-diagnostico-arreglo": ["BlogPosting", "BreadcrumbList"],
  "/contacto": ["ContactPage", "FAQPage", "BreadcrumbList"],
  "/peticiones": TEXT,
  "/terminos": TEXT,
  "/privacidad": TEXT,
};

export type Redirect = readonly [from: string, status: number, to: string];

/** Alternative addresses and former ones, each with the page that it leads to. */
export async function redirectsToPages(gone: string): Promise<Redirect[]> {
  const [product] = await query<{ id: string }>(
    "select id from public.products where slug = 'control-dualsense-blanco'",
  );
  const [course] = await query<{ id: string }>(
    "select id from public.courses where slug = 'reparacion-controles-desde-cero'",
  );
  return [
    ["/servicios/fresco-dos", 307, "/servicios"],
    ["/tienda/ConTroles", 308, "/tienda/controles"],
    ["/tienda/ConTroles?utm_source=x", 308, "/tienda/controles?utm_source=x"],
    ["/tienda/todos", 308, "/tienda"],
    [`/producto/${product?.id}`, 308, "/producto/control-dualsense-blanco"],
    ["/producto/CONTROL-DUALSENSE-BLANCO", 308, "/producto/control-dualsense-blanco"],
    [`/curso/${course?.id}`, 308, "/curso/reparacion-controles-desde-cero"],
    ["/curso/Reparacion-Controles-Desde-Cero", 308, "/curso/reparacion-controles-desde-cero"],
    ["/blog/categoria/REPARACION", 308, "/blog/categoria/reparacion"],
    [`/producto/${gone}`, 307, `/retirado/producto/${gone}`],
  ];
}
