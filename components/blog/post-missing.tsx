import { Missing } from "@/components/ui/missing";
import { POST_NOT_FOUND } from "@/lib/blog/labels";

const WAYS = [{ href: "/blog", label: "Volver al blog" }];

/** No such post: the way back to the others. */
export function PostMissing() {
  return (
    <Missing title={POST_NOT_FOUND} ways={WAYS}>
      Puede que lo hayamos retirado o que la dirección esté mal escrita. En el blog hay muchos más.
    </Missing>
  );
}
