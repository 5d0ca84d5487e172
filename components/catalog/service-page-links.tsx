import { PageLink } from "@/components/layout/page-link";
import { Icon } from "@/components/ui/icon";
import { priceText, SERVICE_PAGES, servicePageHref, warrantyText } from "@/lib/catalog/service-pages";

type Props = { except?: string; title?: string };

/** Links to the repair pages by console. */
export function ServicePageLinks({ except, title = "Reparación por consola" }: Props) {
  return (
    <section className="band-split">
      <h2 className="band-title">{title}</h2>
      <ul className="rows">
        {SERVICE_PAGES.filter((page) => page.slug !== except).map((page) => (
          <li key={page.slug}>
            <div className="min-w-0 flex-1">
              <h3 className="text-xl">
                <PageLink href={servicePageHref(page)} className="card-link" isCard>
                  Reparación de {page.console}
                </PageLink>
              </h3>
              <p className="text-muted-foreground">
                {priceText(page)} · {page.duration} · {warrantyText(page)}
              </p>
            </div>
            <Icon name="lucide--arrow-right" className="text-primary" />
          </li>
        ))}
      </ul>
    </section>
  );
}
