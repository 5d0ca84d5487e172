import { blogPath, isPostCategory, PAGE_SIZE, readPage } from "@/lib/blog/paths";
import { readCategory } from "@/lib/catalog/category";
import { parseFilters } from "@/lib/catalog/filters";
import { STORE_LIST } from "@/lib/catalog/list-address";
import { findServicePage } from "@/lib/catalog/service-pages";
import { toServiceTab } from "@/lib/catalog/service-tabs";
import { isCourseTab } from "@/lib/courses/course-filter";
import type { NotFoundPage } from "./not-found-page";
import { isRoute } from "./routes";

/** Kinds of thing that find_addresses (SQL) can look up. */
export type RowKind = "producto" | "curso" | "blog" | "tienda" | "muestra" | "lista";

export type Address =
  /** A page exists here, or handles a missing row itself. */
  | { names: "page" }
  | { names: "nothing"; page: NotFoundPage }
  | { names: "elsewhere"; to: string; forGood: boolean }
  /** Needs a database lookup. */
  | { names: "row"; kind: RowKind; key: string; page: NotFoundPage };

const PAGE = { names: "page" } as const;
const nothing = (page: NotFoundPage = "pagina") => ({ names: "nothing", page }) as const;
const forGood = (to: string) => ({ names: "elsewhere", to, forGood: true }) as const;

/** Longer than any stored slug; file names end at 255 bytes. */
const LONGEST_PART = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is matched; Postgres rejects NUL.
const CONTROL = /[\u0000-\u001f\u007f]/;

/** The decoded segments of a path; null when no row or file can have such a name. */
function readParts(path: string): string[] | null {
  try {
    const parts = path.split("/").slice(1).map(decodeURIComponent);
    return parts.some((part) => part.length > LONGEST_PART || CONTROL.test(part)) ? null : parts;
  } catch {
    return null;
  }
}

/** What an address refers to, as far as it is known without the database. */
export function readAddress({
  pathname: path,
  searchParams,
}: Pick<URL, "pathname" | "searchParams">): Address {
  const parts = readParts(path);
  if (!parts) return nothing();
  if (path === "/admin") return { names: "elsewhere", to: "/dashboard", forGood: false };
  if (!isRoute(path)) return nothing();
  const [folder = "", first = "", ...rest] = parts;
  switch (folder) {
    case "producto":
      return { names: "row", kind: "producto", key: first, page: "producto" };
    case "curso":
      return rest.length > 0
        ? { names: "row", kind: "muestra", key: `${first}/${rest[1]}`, page: "curso" }
        : { names: "row", kind: "curso", key: first, page: "curso" };
    case "tienda":
      if (path === STORE_LIST) return readStoreList(searchParams);
      return first ? readStore(path.split("/")[2] ?? "") : PAGE;
    case "servicios":
      return first ? readServices(first) : PAGE;
    case "cursos":
      return first ? readCourses(first) : PAGE;
    case "blog":
      return first && first !== "rss.xml" ? readBlog([first, ...rest]) : PAGE;
    default:
      return PAGE;
  }
}

function readStore(segment: string): Address {
  const { category, isCanonical } = readCategory(segment);
  if (category === "todos" || category === "") return forGood("/tienda");
  if (!isCanonical) return forGood(`/tienda/${encodeURIComponent(category)}`);
  return { names: "row", kind: "tienda", key: category, page: "categoria" };
}

function readStoreList(params: URLSearchParams): Address {
  const { category } = parseFilters(Object.fromEntries(params));
  return category ? { names: "row", kind: "tienda", key: category, page: "categoria" } : PAGE;
}

/** Tabs and detail pages share one level; an unknown segment falls back to the list. */
function readServices(section: string): Address {
  const tab = toServiceTab(section);
  if (findServicePage(section) || (tab && tab !== "todos")) return PAGE;
  return { names: "elsewhere", to: "/servicios", forGood: false };
}

function readCourses(tab: string): Address {
  if (tab === "todos") return forGood("/cursos");
  return isCourseTab(tab) ? PAGE : nothing();
}

function readBlog([first = "", second = "", , fourth = ""]: string[]): Address {
  if (first === "pagina") return readBlogPage(null, second);
  if (first !== "categoria") return { names: "row", kind: "blog", key: first, page: "blog" };
  const category = second.toLowerCase();
  if (!isPostCategory(category)) return nothing("blog");
  if (category !== second) return forGood(blogPath(category, (fourth && readPage(fourth)) || 1));
  return fourth ? readBlogPage(category, fourth) : PAGE;
}

function readBlogPage(category: Parameters<typeof blogPath>[0], text: string): Address {
  if (text === "1") return forGood(blogPath(category));
  const page = readPage(text);
  if (!page) return nothing("blog");
  // A list page exists when its first post exists.
  return { names: "row", kind: "lista", key: `${category ?? ""}/${(page - 1) * PAGE_SIZE}`, page: "blog" };
}
