import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { POST_NOT_FOUND } from "@/lib/blog/labels";

/** No such post: the way back to the others. */
export function PostMissing() {
  return (
    <div className="page flex flex-col items-center gap-5 py-16 text-center">
      <img src="/art/not-found.svg" alt="" width={280} height={210} className="h-48 w-auto" />
      <h1 className="text-3xl">{POST_NOT_FOUND}</h1>
      <p className="max-w-md text-muted">
        Puede que lo hayamos retirado o que la dirección esté mal escrita. En el blog hay muchos más.
      </p>
      <Link href="/blog" className={buttonVariants()}>
        Volver al blog
      </Link>
    </div>
  );
}
