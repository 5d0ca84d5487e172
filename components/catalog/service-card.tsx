import type { ReactNode } from "react";
import { PageLink } from "@/components/layout/page-link";
import { buttonVariants } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { servicePageFor, servicePageHref, warrantyText } from "@/lib/catalog/service-pages";
import type { Service } from "@/lib/catalog/types";
import { formatCopSuffix } from "@/lib/core/money";
import { truncate } from "@/lib/core/text";
import { missionPath } from "@/lib/courses/mission";

type Props = {
  service: Service;
  action: ReactNode;
  /** A course teaches it. */
  isTaught: boolean;
  priority?: boolean;
};

/** A service with its base price: request it, put it in the cart, read on or learn it. */
export function ServiceCard({ service, action, isTaught, priority }: Props) {
  const page = servicePageFor(service.name);
  return (
    <article className="flex flex-col gap-3">
      <div className="aspect-[4/3] overflow-hidden rounded-lg bg-muted">
        <Picture
          src={service.image}
          alt=""
          width={640}
          height={480}
          sizes="(min-width: 1024px) 390px, (min-width: 640px) 50vw, calc(100vw - 3rem)"
          priority={priority}
          className="cover"
        />
      </div>
      <h2 className="text-xl">{service.name}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-muted-foreground">Precio base</span>
        <span className="font-display text-xl font-bold">{formatCopSuffix(service.price)}</span>
        {page && (
          <span className="text-sm text-muted-foreground">
            {page.duration} · {warrantyText(page)}
          </span>
        )}
      </p>
      {service.description && (
        <p className="line-clamp-3 text-muted-foreground">{truncate(service.description, 150)}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-2.5 pt-1">
        <a href={`/solicitar-reparacion?servicio=${service.slug}`} className={buttonVariants({ size: "sm" })}>
          Solicitar
          <span className="sr-only">: {service.name}</span>
        </a>
        {action}
      </div>
      {(page || isTaught) && (
        <p className="flex flex-wrap gap-x-5">
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
        </p>
      )}
    </article>
  );
}
