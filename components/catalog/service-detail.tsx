import type { ReactNode } from "react";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { ServicePage } from "@/lib/catalog/service-pages/types";
import type { Service } from "@/lib/catalog/types";
import { formatCopSuffix } from "@/lib/core/money";
import { ServiceFacts } from "./service-facts";

type Props = {
  page: ServicePage;
  /** Image of a service for this console; the page's own as fallback. */
  picture?: string;
  /** The services for this console, with their base prices. */
  services: Service[];
  action: ReactNode;
};

/** A repair service: price, time and warranty. */
export function ServiceDetail({ page, picture, services, action }: Props) {
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="flex flex-col gap-5">
          <div>
            <Eyebrow>{`Servicio técnico ${page.console}`}</Eyebrow>
            <h1 className="text-3xl sm:text-5xl">{page.title}</h1>
          </div>
          <p className="max-w-prose text-lg text-muted-foreground">{page.description}</p>
          <div className="flex flex-col items-start gap-1">{action}</div>
        </div>
        <div className="aspect-[4/3] overflow-hidden rounded-lg bg-muted">
          <Picture
            src={picture ?? page.image}
            alt=""
            width={1200}
            height={900}
            sizes="(min-width: 1024px) 600px, calc(100vw - 3rem)"
            priority
            className="cover"
          />
        </div>
      </div>
      <ServiceFacts page={page} />
      {services.length > 0 && (
        <section aria-labelledby="precios" className="band-split">
          <h2 id="precios" className="band-title">
            Precios por falla
          </h2>
          <ul className="divide-y divide-border">
            {services.map(({ id, slug, name, price }) => (
              <li key={id}>
                <a
                  href={`/solicitar-reparacion?servicio=${slug}`}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-primary"
                >
                  {name}
                  <b className="whitespace-nowrap">Desde {formatCopSuffix(price)}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="que-incluye" className="band-split">
        <h2 id="que-incluye" className="band-title">
          Qué reparamos
        </h2>
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {page.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Icon name="lucide--check" className="mt-0.5 size-5 shrink-0 text-success" />
              {feature}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
