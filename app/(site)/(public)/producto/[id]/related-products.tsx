import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { productCartItem } from "@/components/catalog/cart-item";
import { ProductCard } from "@/components/catalog/product-card";
import { ProductGrid } from "@/components/catalog/product-grid";
import { getRelatedProducts } from "@/lib/catalog/queries";
import type { Product } from "@/lib/catalog/types";
import { getSettings } from "@/lib/settings/queries";

export async function RelatedProducts({ product }: { product: Pick<Product, "id" | "category"> }) {
  const [related, settings] = await Promise.all([
    getRelatedProducts(product.category, product.id),
    getSettings(),
  ]);
  if (related.length === 0) return null;
  const rating = { value: settings.storeRating, count: settings.storeRatingCount };
  return (
    <section className="mt-14 grid gap-5">
      <h2 className="text-2xl">También te puede interesar</h2>
      <ProductGrid label="Productos relacionados" columns={4}>
        {related.map((other) => (
          <ProductCard
            key={other.id}
            product={other}
            rating={rating}
            heading="h3"
            action={
              <AddToCartButton item={productCartItem(other)} size="sm" label="Agregar" className="w-full" />
            }
          />
        ))}
      </ProductGrid>
    </section>
  );
}
