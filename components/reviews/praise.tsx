import { PageLink } from "@/components/layout/page-link";
import type { BestReview } from "@/lib/home/rows";
import { Stars } from "./stars";

/** Reviews of people who bought and received the product. */
export function Praise({ reviews }: { reviews: BestReview[] }) {
  return (
    <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
      {reviews.map(({ id, name, stars, body, product, slug }) => (
        <li key={id}>
          <blockquote className="praise h-full">
            <Stars value={stars} />
            <p className="line-clamp-5">{body}</p>
            <footer>
              <b className="text-foreground">{name}</b>, compró{" "}
              <PageLink href={`/producto/${slug}`} className="text-primary underline underline-offset-4">
                {product}
              </PageLink>
            </footer>
          </blockquote>
        </li>
      ))}
    </ul>
  );
}
