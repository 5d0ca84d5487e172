import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Service } from "@/lib/catalog/types";
import { formatCop } from "@/lib/core/money";

/** Services with their price; the link opens the request with the device filled in. */
export function ServiceRows({ services }: { services: Service[] }) {
  return (
    <ul className="rows">
      {services.map(({ id, slug, name, image, price }) => (
        <li key={id}>
          <Picture src={image} alt="" width={160} height={160} sizes="5rem" />
          <div className="min-w-0 flex-1">
            <h3 className="text-lg font-bold">
              <a href={`/solicitar-reparacion?servicio=${slug}`} className="card-link">
                <span className="sr-only">Solicitar: </span>
                {name}
              </a>
            </h3>
            <p className="text-sm text-muted-foreground">Precio base {formatCop(price)}</p>
          </div>
          <Icon name="lucide--arrow-right" className="text-warm" />
        </li>
      ))}
    </ul>
  );
}
