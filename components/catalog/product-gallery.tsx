import { Picture } from "@/components/ui/picture";
import type { GalleryPicture, ProductSummary } from "@/lib/catalog/types";
import { GalleryStrip } from "./gallery-strip";
import { ProductOverlay } from "./product-picture";

type Props = {
  product: Pick<ProductSummary, "name" | "stock" | "badgeText" | "badgeColor" | "condition">;
  pictures: GalleryPicture[];
};

/** A product's pictures. They are drawn here, on the server: the code for them would weigh more than the gallery. */
export function ProductGallery({ product, pictures }: Props) {
  return (
    <GalleryStrip
      name={product.name}
      pictures={pictures}
      overlay={<ProductOverlay product={product} />}
      slides={pictures.map(({ src, alt }, index) => (
        <Picture
          key={src}
          src={src}
          alt={alt}
          width={640}
          height={640}
          // A square in a frame of 5:4 on phones.
          sizes="(min-width: 1024px) 600px, calc(80vw - 1.6rem)"
          priority={index === 0}
          className="slide"
        />
      ))}
      thumbnails={pictures.map(({ src }) => (
        <Picture
          key={src}
          src={src}
          alt=""
          width={96}
          height={96}
          sizes="72px"
          className="size-full object-cover"
        />
      ))}
    />
  );
}
