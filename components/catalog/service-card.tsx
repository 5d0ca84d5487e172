import type { ReactNode } from "react";
import { PageLink } from "@/components/layout/page-link";
import { Picture } from "@/components/ui/picture";
import { servicePageFor, servicePageHref, warrantyText } from "@/lib/catalog/service-pages";
import type { Service } from "@/lib/catalog/types";
import { formatCopSuffix } from "@/lib/core/money";
import { missionPath } from "@/lib/courses/mission";

type Props = {
  service: Service;
  action: ReactNode;
  /** A course teaches it. */
  isTaught: boolean;
  priority?: boolean;
};

/** A service with its base price: request it, pay it before, read on or learn it. On phones a row that leads to the request. */
export function ServiceCard({ service, action, isTaught, priority }: Props) {
  const page = servicePageFor(service.name);
  return (
    <article className="service-card">
      <div className="service-picture">
        <Picture
          src={service.image}
          alt=""
          width={640}
          height={480}
          sizes="(min-width: 1024px) 390px, (min-width: 640px) 50vw, 72px"
          priority={priority}
          className="cover"
        />
      </div>
      <h2>{service.name}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-muted-foreground max-sm:sr-only">Precio base</span>
        <span className="font-display font-bold sm:text-xl">{formatCopSuffix(service.price)}</span>
        {page && (
          <span className="text-sm text-muted-foreground max-sm:hidden">
            {page.duration} · {warrantyText(page)}
          </span>
        )}
      </p>
      <details className="folds-on-phones">
        <summary>
          Qué incluye
          <span className="sr-only">: {service.name}</span>
        </summary>
        {service.description && <p className="text-muted-foreground">{service.description}</p>}
      </details>
      <a href={`/solicitar-reparacion?servicio=${service.slug}`} className="service-request">
        <span className="max-sm:sr-only">Solicitar diagnóstico gratis</span>
        <span className="sr-only">: {service.name}</span>
      </a>
      <div className="service-more">
        {action}
        {page && (
          <PageLink href={servicePageHref(page)} className="more-link" isCard>
            Ver detalles
            <span className="sr-only"> de la reparación de {page.console}</span>
          </PageLink>
        )}
        {isTaught && (
          <PageLink href={missionPath(service.name)} className="more-link">
            Aprende a hacerlo
            <span className="sr-only">: {service.name}</span>
          </PageLink>
        )}
      </div>
    </article>
  );
}
