import { FailureActionLink } from "@/components/forms/failure-action-link";
import { SDK_MISSING } from "./mercadopago-sdk";

/** Error of the order or the card form, with a next step. */
export function CheckoutProblem({ message }: { message?: string }) {
  return (
    <div aria-live="assertive" className="empty:absolute">
      {message && (
        <div className="rounded-md border border-destructive px-4 py-3 text-sm">
          <p className="font-semibold text-destructive">
            {message} <FailureActionLink message={message} className="underline underline-offset-2" />
          </p>
          {message === SDK_MISSING && (
            <p className="mt-1">
              Puede que un bloqueador de anuncios o tu conexión no lo dejen cargar. Desactívalo para esta
              página y vuelve a intentarlo, o pide por WhatsApp y paga contra entrega. Tu carrito sigue aquí.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
