import { REVIEWS_ANCHOR } from "@/lib/reviews/labels";

/** Link from a purchase to its review form. Another root layout, so a plain link. */
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
