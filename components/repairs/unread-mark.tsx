import { Badge } from "@/components/ui/badge";

/** Somebody answered and nobody has looked yet. */
export function UnreadMark({ count }: { count: number }) {
  return (
    <Badge variant="secondary" className="normal-case">
      {count} {count === 1 ? "nuevo" : "nuevos"}
    </Badge>
  );
}
