import { REVIEWS_ANCHOR } from "@/lib/reviews/labels";

/** From a bought product to the place where it is reviewed. Another document, so a plain link. */
export function ReviewLink({ slug }: { slug: string }) {
  return (
    <a
      href={`/producto/${slug}#${REVIEWS_ANCHOR}`}
      className="inline-flex min-h-11 items-center text-sm font-semibold whitespace-nowrap text-primary underline underline-offset-4 print:hidden"
    >
      Escribir reseña
    </a>
  );
}
