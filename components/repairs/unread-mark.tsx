import { Badge } from "@/components/ui/badge";
import { counted } from "@/lib/core/counted";

/** Badge for unread messages. */
export function UnreadMark({ count }: { count: number }) {
  return (
    <Badge variant="secondary" className="normal-case">
      {counted(count, "nuevo", "nuevos")}
    </Badge>
  );
}
