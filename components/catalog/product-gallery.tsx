import { Picture } from "@/components/ui/picture";
import type { GalleryPicture, ProductSummary } from "@/lib/catalog/types";
import { ProductPicture } from "./product-picture";

type Props = {
  product: Pick<ProductSummary, "stock" | "badgeText" | "badgeColor">;
  pictures: GalleryPicture[];
};

/**
 * Thumbnails are radio buttons, so that arrow keys, touch and screen readers work without a script; the checked one
 * shows its large image.
 */
export function ProductGallery({ product, pictures }: Props) {
  const hasThumbnails = pictures.length > 1;
  return (
    <fieldset className="relative min-w-0">
      <legend className="sr-only">Imágenes del producto</legend>
      <div className="panel overflow-hidden">
        <ProductPicture product={product}>{!hasThumbnails && <Large picture={pictures[0]} />}</ProductPicture>
      </div>
      {hasThumbnails && (
        <div className="mt-2 flex gap-3 overflow-x-auto p-2">
          {pictures.map((picture, index) => (
            <label key={picture.src} className="flex shrink-0 cursor-pointer">
              <input
                type="radio"
                name="imagen"
                defaultChecked={index === 0}
                aria-label={`Ver imagen ${index + 1} de ${pictures.length}: ${picture.alt}`}
                // Visually hidden but positioned in the row, so that the strip scrolls to the focused thumbnail.
                className="peer -mr-px size-px scroll-mx-24 appearance-none outline-none"
              />
              <span className="thumbnail">
                <Picture src={picture.src} alt="" width={96} height={96} sizes="72px" className="cover" />
              </span>
              <span className="large-picture">
                <Large picture={picture} priority={index === 0} />
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Large({ picture, priority = true }: { picture?: GalleryPicture; priority?: boolean }) {
  if (!picture) return null;
  return (
    <Picture
      src={picture.src}
      alt={picture.alt}
      width={640}
      height={640}
      sizes="(min-width: 1024px) 600px, calc(100vw - 3rem)"
      priority={priority}
      className="cover"
    />
  );
}
