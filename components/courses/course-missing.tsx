import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { COURSE_NOT_FOUND } from "@/lib/courses/labels";

/** No such course, or it could not be read: the way back either way (spec section 8). */
export function CourseMissing() {
  return (
    <div className="page flex flex-col items-center gap-5 py-16 text-center">
      <img src="/art/not-found.svg" alt="" width={280} height={210} className="h-48 w-auto" />
      <h1 className="text-3xl">{COURSE_NOT_FOUND}</h1>
      <p className="max-w-md text-muted">
        Puede que lo hayamos retirado, que la dirección esté mal escrita o que no hayamos podido leerlo.
      </p>
      <Link href="/cursos" className={buttonVariants()}>
        Volver a los cursos
      </Link>
    </div>
  );
}
