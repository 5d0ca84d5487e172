import { ProductGrid } from "@/components/catalog/product-grid";
import { ProductTeaser } from "@/components/catalog/product-teaser";
import { getRelatedProducts } from "@/lib/catalog/queries";
import type { Product } from "@/lib/catalog/types";

export async function RelatedProducts({ product }: { product: Product }) {
  const related = await getRelatedProducts(product);
  if (related.length === 0) return null;
  return (
    <section className="mt-14 grid gap-5 print:hidden">
      <h2 className="text-2xl">También te puede interesar</h2>
      <ProductGrid label="Productos relacionados" columns={4}>
        {related.map((other) => (
          <ProductTeaser key={other.id} product={other} />
        ))}
      </ProductGrid>
    </section>
  );
}
