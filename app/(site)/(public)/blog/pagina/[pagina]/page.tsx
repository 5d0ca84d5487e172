import { getPostPage } from "@/lib/blog/queries";
import { blogMetadata } from "../../blog-metadata";
import { BlogView } from "../../blog-view";
import { pageOf } from "../../read-list";

export const ensureStatic = "navigation";
export const instant = false;

type Props = PageProps<"/blog/pagina/[pagina]">;

/** The framework rejects an empty list; without enough posts this page is not found. */
export async function generateStaticParams() {
  const { pages } = await getPostPage(null, 1);
  return Array.from({ length: Math.max(1, pages - 1) }, (_, index) => ({ pagina: String(index + 2) }));
}

export async function generateMetadata({ params }: Props) {
  return blogMetadata(null, pageOf((await params).pagina));
}

export default async function BlogListPage({ params }: Props) {
  return <BlogView category={null} page={pageOf((await params).pagina)} />;
}
