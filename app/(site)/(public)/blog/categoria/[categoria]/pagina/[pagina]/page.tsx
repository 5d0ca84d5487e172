import { POST_CATEGORIES } from "@/lib/blog/labels";
import { getPostPage } from "@/lib/blog/queries";
import { blogMetadata } from "../../../../blog-metadata";
import { BlogView } from "../../../../blog-view";
import { categoryOf, pageOf } from "../../../../read-list";

export const ensureStatic = "navigation";
export const instant = false;

type Props = PageProps<"/blog/categoria/[categoria]/pagina/[pagina]">;

const SECOND = [{ categoria: "reparacion", pagina: "2" }];

/** The framework rejects an empty list; without enough posts this page is not found. */
export async function generateStaticParams() {
  const lists = await Promise.all(
    POST_CATEGORIES.map(async (categoria) => {
      const { pages } = await getPostPage(categoria, 1);
      return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({
        categoria,
        pagina: String(index + 2),
      }));
    }),
  );
  const addresses = lists.flat();
  return addresses.length > 0 ? addresses : SECOND;
}

async function read({ params }: Props) {
  const { categoria, pagina } = await params;
  const category = categoryOf(categoria);
  return { category, page: pageOf(pagina) };
}

export async function generateMetadata(props: Props) {
  const { category, page } = await read(props);
  return blogMetadata(category, page);
}

export default async function BlogCategoryListPage(props: Props) {
  return <BlogView {...(await read(props))} />;
}
