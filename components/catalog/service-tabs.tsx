import { PageLink } from "@/components/layout/page-link";
import {
  SERVICE_TAB_LABELS,
  SERVICE_TABS,
  type ServiceTab,
  serviceTabHref,
} from "@/lib/catalog/service-tabs";
import { cn } from "@/lib/core/cn";

export function ServiceTabs({ current }: { current: ServiceTab }) {
  return (
    <nav aria-label="Tipos de servicio" className="panel flex gap-0.5 relative overflow-x-auto p-1">
      {SERVICE_TABS.map((tab) => (
        <PageLink
          key={tab}
          href={serviceTabHref(tab)}
          aria-current={tab === current ? "page" : undefined}
          scroll={false}
          className={cn(
            "inline-flex min-h-11 flex-1 items-center justify-center rounded-md px-1.5 font-semibold -outline-offset-2",
            tab === current
              ? "bg-primary-solid text-primary-solid-foreground"
              : "text-muted-foreground hover:bg-muted",
          )}
        >
          {SERVICE_TAB_LABELS[tab]}
        </PageLink>
      ))}
    </nav>
  );
}
