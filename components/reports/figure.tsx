import type { ReactNode } from "react";
import { Td } from "@/components/ui/table";

/** A figure; on phones, where the table has no columns, with its column's name. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Td className="tabular md:text-right">
      <span className="text-xs text-muted-foreground md:hidden">{label} </span>
      {children}
    </Td>
  );
}
