import { PageLink } from "@/components/layout/page-link";
import { Picture } from "@/components/ui/picture";
import type { RelatedProduct } from "@/lib/catalog/types";
import { formatCop } from "@/lib/core/money";

const PICTURE = {
  alt: "",
  width: 360,
  height: 360,
  sizes: "(min-width: 1024px) 290px, (min-width: 640px) 33vw, calc(50vw - 1.5rem)",
  className: "cover",
};

/** Small product card on other pages: image, name, price. Without stock, so that a sale does not refresh those pages. */
export function ProductTeaser({ product }: { product: RelatedProduct }) {
  const { name, price, slug, image, otherImage } = product;
  return (
    <article className="product-card">
      <div className="picture-frame">
        <Picture {...PICTURE} src={image} />
        {otherImage && <Picture {...PICTURE} src={otherImage} className="cover other-picture" />}
      </div>
      <div className="card-text">
        <h3 className="card-title">
          <PageLink href={`/producto/${slug}`} className="card-link" isCard>
            {name}
          </PageLink>
        </h3>
      </div>
      <p className="card-foot">
        <span className="card-price">{formatCop(price)}</span>
      </p>
    </article>
  );
}
