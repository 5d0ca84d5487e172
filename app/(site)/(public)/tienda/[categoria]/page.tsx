import type { Metadata } from "next";
import { readCategory } from "@/lib/catalog/category";
import { plainFilters } from "@/lib/catalog/filters";
import { getCategories, getStoreList } from "@/lib/catalog/queries";
import { storeMetadata } from "../metadata";
import { StoreView } from "../store-view";

export const ensureStatic = "navigation";
// Blocks on the category: there is no static shell.
export const instant = false;

type Props = PageProps<"/tienda/[categoria]">;

export async function generateStaticParams() {
  const categories = await getCategories();
  // The framework requires one path to prerender, even without products.
  if (categories.length === 0) return [{ categoria: "controles" }];
  return categories.map(({ category }) => ({ categoria: category }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return storeMetadata(readCategory((await params).categoria).category);
}

export default async function CategoryPage({ params }: Props) {
  const { category } = readCategory((await params).categoria);
  const filters = plainFilters(category);
  return <StoreView filters={filters} list={getStoreList(filters)} />;
}
