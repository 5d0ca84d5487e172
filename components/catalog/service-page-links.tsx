import { IntentLink } from "@/components/layout/intent-link";
import { Icon } from "@/components/ui/icon";
import { priceText, SERVICE_PAGES, servicePageHref, warrantyText } from "@/lib/catalog/service-pages";

type Props = { except?: string; title?: string };

/** Links to the repair pages by console. */
export function ServicePageLinks({ except, title = "Reparación por consola" }: Props) {
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {SERVICE_PAGES.filter((page) => page.slug !== except).map((page) => (
          <li key={page.slug} className="panel relative flex flex-col gap-2 p-5 hover:border-primary">
            <h3 className="text-xl">
              <IntentLink href={servicePageHref(page)} className="after:absolute after:inset-0">
                Reparación de {page.console}
              </IntentLink>
            </h3>
            <p className="text-muted-foreground">
              {priceText(page)} · {page.duration} · {warrantyText(page)}
            </p>
            <Icon name="lucide--arrow-right" className="mt-auto size-5 self-end text-primary" />
          </li>
        ))}
      </ul>
    </section>
  );
}
