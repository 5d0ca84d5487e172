import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { directionsUrl } from "@/lib/content/map";
import { openDays } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";

/** The device is ready for pick-up: where and when. */
export function ReadyNotice({ settings }: { settings: StoreSettings }) {
  const place = [settings.address, settings.city].filter(Boolean).join(", ");
  return (
    <section
      aria-labelledby="listo"
      className="panel flex flex-wrap items-center gap-x-5 gap-y-4 border-success p-5 print:hidden"
    >
      <span className="celebrate grid size-14 shrink-0 place-items-center rounded-full bg-success text-background">
        <Icon name="lucide--check" className="size-8" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="listo" className="text-2xl">
          ¡Tu equipo está listo!
        </h2>
        <p>
          Te esperamos{place && ` en ${place}`}, {openDays(settings)}.
        </p>
      </div>
      <a
        href={directionsUrl(settings)}
        target="_blank"
        rel="noopener"
        className={buttonVariants({ variant: "outline" })}
      >
        <Icon name="lucide--map-pin" />
        Cómo llegar
      </a>
    </section>
  );
}
