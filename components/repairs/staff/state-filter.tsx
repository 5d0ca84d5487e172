import Link from "next/link";
import { cn } from "@/lib/core/cn";
import { STATE_LABELS } from "@/lib/repairs/labels";
import { REPAIR_STATES } from "@/lib/repairs/state";
import type { RepairState } from "@/lib/repairs/types";

/** The list by state; the choice stands in the address. */
export function StateFilter({ current }: { current: RepairState | null }) {
  const options = [null, ...REPAIR_STATES];
  return (
    <nav aria-label="Filtrar por estado" className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {options.map((state) => (
          <li key={state ?? "todas"}>
            <Link
              href={state ? `/admin/servicios-tecnicos?estado=${state}` : "/admin/servicios-tecnicos"}
              aria-current={state === current ? "page" : undefined}
              className={cn(
                "inline-flex min-h-11 items-center rounded-full border px-4",
                state === current
                  ? "border-transparent bg-electric-solid font-semibold text-on-electric"
                  : "border-line-strong hover:bg-surface-raised",
              )}
            >
              {state ? STATE_LABELS[state] : "Todas"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
