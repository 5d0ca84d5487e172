import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { Picture } from "@/components/ui/picture";
import { servicePageFor, servicePageHref } from "@/lib/catalog/service-pages";
import { isLearnable } from "@/lib/catalog/service-tabs";
import type { Service } from "@/lib/catalog/types";
import { formatCopSuffix } from "@/lib/core/money";
import { truncate } from "@/lib/core/text";
import { missionPath } from "@/lib/courses/mission";

type Props = { service: Service; action: ReactNode; priority?: boolean; heading?: "h2" | "h3" };

const LINK = "inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4";

/** A service with its base price, linked to its detail page and to related courses. */
export function ServiceCard({ service, action, priority, heading = "h2" }: Props) {
  const Heading = heading;
  const page = servicePageFor(service.name);
  return (
    <article className="panel flex flex-col overflow-hidden">
      <div className="aspect-[4/3] overflow-hidden bg-muted">
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
      <div className="flex flex-1 flex-col gap-3 p-5">
        <Heading className="text-xl">{service.name}</Heading>
        {service.description && <p className="text-muted-foreground">{truncate(service.description, 150)}</p>}
        <p className="mt-auto pt-2">
          <span className="block text-sm text-muted-foreground">Precio base</span>
          <span className="font-display text-2xl font-bold">{formatCopSuffix(service.price)}</span>
        </p>
        {action}
        <p className="flex flex-wrap gap-x-5">
          <a href={`/solicitar-reparacion?servicio=${service.slug}`} className={LINK}>
            Solicitar
            <span className="sr-only">: {service.name}</span>
          </a>
          {page && (
            <IntentLink href={servicePageHref(page)} className={LINK}>
              Ver detalles
              <span className="sr-only"> de la reparación de {page.console}</span>
            </IntentLink>
          )}
          {isLearnable(service.name) && (
            <IntentLink href={missionPath(service.name)} className={LINK}>
              Aprende a hacerlo
              <span className="sr-only">: {service.name}</span>
            </IntentLink>
          )}
        </p>
      </div>
    </article>
  );
}
