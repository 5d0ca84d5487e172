import { POST_CATEGORIES } from "@/lib/blog/labels";
import { blogMetadata } from "../../blog-metadata";
import { BlogView } from "../../blog-view";
import { categoryOf } from "../../read-list";

export const ensureStatic = "navigation";
export const instant = false;

type Props = PageProps<"/blog/categoria/[categoria]">;

export function generateStaticParams() {
  return POST_CATEGORIES.map((categoria) => ({ categoria }));
}

export async function generateMetadata({ params }: Props) {
  return blogMetadata(categoryOf((await params).categoria));
}

export default async function BlogCategoryPage({ params }: Props) {
  return <BlogView category={categoryOf((await params).categoria)} page={1} />;
}
