import { Badge } from "@/components/ui/badge";
import { counted } from "@/lib/core/words";

/** Somebody answered and nobody has looked yet. */
export function UnreadMark({ count }: { count: number }) {
  return (
    <Badge variant="secondary" className="normal-case">
      {counted(count, "nuevo", "nuevos")}
    </Badge>
  );
}
