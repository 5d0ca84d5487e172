import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { ProductImage } from "./types";

/** A product's images in order, uncached. */
export async function getProductImages(productId: string): Promise<ProductImage[]> {
  const { data, error } = await serverClient()
    .from("product_images")
    .select("id, image_url, alt_text, is_primary")
    .eq("product_id", productId)
    .order("display_order")
    .order("created_at")
    .order("id");
  if (error) throw databaseFailure(error, "No pudimos leer las imágenes del producto.");
  return data.map((row) => ({
    id: row.id,
    src: row.image_url,
    alt: row.alt_text,
    isPrimary: row.is_primary,
  }));
}
