import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { type ListState, lastPage, listHref } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";

type Props = {
  state: ListState;
  total: number;
};

/** Range of the shown rows, total, and links to other pages. */
export function ListPager({ state, total }: Props) {
  const { pageSize } = state;
  const last = lastPage(total, pageSize);
  const first = Math.min((state.page - 1) * pageSize + 1, total);
  const until = Math.min(state.page * pageSize, total);
  const step = (page: number, label: string, icon: IconName) =>
    page < 1 || page > last ? null : (
      <Link
        href={listHref(state, { page }) as Route}
        aria-label={label}
        className={buttonVariants({ variant: "outline", size: "icon" })}
      >
        <Icon name={icon} />
      </Link>
    );
  return (
    <nav aria-label="Páginas" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted-foreground">
        {total === 0
          ? "Sin resultados"
          : `${formatNumber(first)} a ${formatNumber(until)} de ${formatNumber(total)}`}
      </p>
      {last > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          {step(state.page > 2 ? 1 : 0, "Primera página", "lucide--chevrons-left")}
          {step(state.page - 1, "Página anterior", "lucide--chevron-left")}
          <span className="px-2 text-sm">
            Página {formatNumber(state.page)} de {formatNumber(last)}
          </span>
          {step(state.page + 1, "Página siguiente", "lucide--chevron-right")}
          {step(state.page < last - 1 ? last : 0, "Última página", "lucide--chevrons-right")}
        </div>
      )}
    </nav>
  );
}
