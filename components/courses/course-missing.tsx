import { Missing } from "@/components/ui/missing";
import { COURSE_NOT_FOUND } from "@/lib/courses/labels";

const WAYS = [{ href: "/cursos", label: "Volver a los cursos" }];

/** No such course, or it could not be read: the way back either way. */
export function CourseMissing() {
  return (
    <Missing title={COURSE_NOT_FOUND} ways={WAYS}>
      Puede que lo hayamos retirado, que la dirección esté mal escrita o que no hayamos podido leerlo.
    </Missing>
  );
}
