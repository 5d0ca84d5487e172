import { query } from "./e2e-database.ts";

export type PublicPage = {
  /** The address, or the query that answers the last part of it. */
  path: string;
  from?: string;
  /** The types of structured data that it carries. */
  types: string[];
};

const LIST = ["ItemList", "BreadcrumbList"];
const TEXT = ["WebPage", "BreadcrumbList"];

/** One address of every type of public page. */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: "/", types: ["Store", "Organization", "WebSite", "FAQPage"] },
  { path: "/tienda", types: LIST },
  { path: "/tienda/controles", types: LIST },
  {
    path: "/producto/",
    from: "select slug as path from public.products where category = 'controles' and image <> '' order by created_at limit 1",
    types: ["Product", "BreadcrumbList"],
  },
  { path: "/servicios", types: LIST },
  { path: "/servicios/controles", types: LIST },
  { path: "/servicios/reparacion-playstation", types: ["Service", "FAQPage", "BreadcrumbList"] },
  { path: "/cursos", types: LIST },
  { path: "/cursos/reparacion", types: LIST },
  {
    path: "/curso/",
    from: "select slug as path from public.courses where description <> '' order by created_at limit 1",
    types: ["Course", "BreadcrumbList"],
  },
  {
    path: "/curso/",
    from: "select slug || '/muestra/' || lesson_id as path from public.courses, private.curriculum_lessons(curriculum) where preview order by created_at, place limit 1",
    types: ["LearningResource", "BreadcrumbList"],
  },
  { path: "/blog", types: ["Blog", "BreadcrumbList"] },
  { path: "/blog/pagina/2", types: LIST },
  { path: "/blog/categoria/reparacion", types: LIST },
  {
    path: "/blog/",
    from: "select slug as path from public.posts where state = 'publicado' and published_at <= now() order by published_at limit 1",
    types: ["BlogPosting", "BreadcrumbList"],
  },
  { path: "/contacto", types: ["ContactPage", "FAQPage", "BreadcrumbList"] },
  { path: "/peticiones", types: TEXT },
  { path: "/terminos", types: TEXT },
  { path: "/privacidad", types: TEXT },
];

export async function addressOf({ path, from }: PublicPage): Promise<string> {
  if (!from) return path;
  const [row] = await query<{ path: string }>(from);
  if (!row) throw new Error(`Nothing to show at ${path}`);
  return `${path}${row.path}`;
}
