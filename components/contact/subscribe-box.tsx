import { NeedsScript, type Reachable } from "@/components/layout/needs-script";
import { Icon } from "@/components/ui/icon";
import { SubscribeForm } from "./subscribe-form";

/** Newsletter box. `source` records the page of the consent. */
export function SubscribeBox({ source, shop }: { source: string; shop: Reachable }) {
  return (
    <section
      aria-labelledby="boletin"
      className="panel relative grid items-center gap-x-12 gap-y-5 overflow-hidden p-5 sm:p-8 lg:grid-cols-2 print:hidden"
    >
      <div className="flex flex-col gap-3">
        <Icon name="lucide--mail-open" className="size-9 text-warm" />
        <h2 id="boletin" className="text-2xl sm:text-3xl">
          Recibe lo nuevo del taller
        </h2>
        <p className="text-muted-foreground">
          Guías y novedades en tu correo. Sin spam, y te das de baja con un clic cuando quieras.
        </p>
      </div>
      <NeedsScript shop={shop} what="La suscripción" chat="Hola, quiero recibir las novedades del taller.">
        <SubscribeForm source={source} />
      </NeedsScript>
    </section>
  );
}
