import { buttonVariants } from "@/components/ui/button";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";

/** Without JavaScript there is no cart, only a contact link. */
export function NoScriptCart({ settings: { whatsapp, phone } }: { settings: StoreSettings }) {
  return (
    <div className="panel mb-6 flex flex-col items-start gap-4 p-5">
      <p>
        Tu navegador no está ejecutando JavaScript y el carrito lo necesita. Actívalo, o dinos qué quieres
        comprar y te lo vendemos por WhatsApp{phone && ` o al ${phone}`}.
      </p>
      {whatsapp && (
        <a
          href={whatsappLink(whatsapp, "Hola, quiero comprar y la página no me deja usar el carrito.")}
          className={buttonVariants({ variant: "warm" })}
        >
          Comprar por WhatsApp
        </a>
      )}
    </div>
  );
}
