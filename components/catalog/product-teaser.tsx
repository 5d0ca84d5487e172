import { IntentLink } from "@/components/layout/intent-link";
import { Picture } from "@/components/ui/picture";
import type { RelatedProduct } from "@/lib/catalog/types";
import { formatCop } from "@/lib/core/money";

/** Small product card on other pages: image, name, price. Without stock, so that a sale does not refresh those pages. */
export function ProductTeaser({ product }: { product: RelatedProduct }) {
  const { name, price, slug, image } = product;
  return (
    <article className="panel lift relative flex flex-col overflow-hidden">
      <div className="picture-frame">
        <Picture
          src={image}
          alt=""
          width={360}
          height={360}
          sizes="(min-width: 1024px) 290px, (min-width: 640px) 33vw, calc(50vw - 1.5rem)"
          className="cover"
        />
      </div>
      <div className="card-text">
        <h3 className="card-title">
          <IntentLink href={`/producto/${slug}`} className="card-link">
            {name}
          </IntentLink>
        </h3>
        <p className="card-price mt-auto">{formatCop(price)}</p>
      </div>
    </article>
  );
}
