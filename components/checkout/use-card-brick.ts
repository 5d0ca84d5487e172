import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { toastError } from "@/components/toasts/toast-error";
import { brickErrorSeverity, brickFailureText } from "@/lib/checkout/brick-error";
import type { PaymentSession } from "@/lib/checkout/types";
import { MAX_INSTALLMENTS } from "@/lib/legal/promises";
import { brickTheme } from "./brick-theme";
import { type BrickError, type CardFormData, loadMercadoPago, SDK_MISSING } from "./mercadopago-sdk";

export const BRICK_CONTAINER = "mercadopago-checkout";

type Options = {
  container: RefObject<HTMLDivElement | null>;
  session: PaymentSession;
  /** Rejects to keep the form open for another attempt. */
  onSubmit: (data: CardFormData) => Promise<void>;
  /** The form is unusable. */
  onFailure: (message: string) => void;
};

/** Renders the provider's card form in a container and unmounts it. Returns whether it is ready. */
export function useCardBrick({ container, session, onSubmit, onFailure }: Options): boolean {
  const [isReady, setReady] = useState(false);
  // One form per container: wait until the previous one is unmounted.
  const cleared = useRef<Promise<void>>(Promise.resolve());
  const submit = useEffectEvent(onSubmit);
  const fail = useEffectEvent(onFailure);
  const { amount, payer_email: email, publicKey, sdkUrl } = session;

  useEffect(() => {
    let isGone = false;
    let hasStarted = false;

    function onError(error: BrickError) {
      if (isGone) return;
      const severity = brickErrorSeverity(error, hasStarted);
      if (severity === "fatal") fail(brickFailureText(error));
      else if (severity === "show") toastError("Error en el formulario de pago");
    }

    async function mount() {
      await cleared.current;
      const MercadoPago = await loadMercadoPago(sdkUrl);
      const element = container.current;
      if (isGone) return undefined;
      if (!element) throw Object.assign(new Error(), { cause: "container_not_found" });
      return new MercadoPago(publicKey, { locale: "es-CO" }).bricks().create("cardPayment", BRICK_CONTAINER, {
        initialization: { amount, ...(email && { payer: { email } }) },
        customization: {
          paymentMethods: {
            minInstallments: 1,
            maxInstallments: MAX_INSTALLMENTS,
            types: { included: ["credit_card", "debit_card"] },
          },
          visual: { hideFormTitle: true, style: brickTheme(element) },
        },
        callbacks: {
          onReady: () => {
            hasStarted = true;
            if (!isGone) setReady(true);
          },
          onError,
          onSubmit: (data) => submit(data),
        },
      });
    }

    const mounted = mount().catch((error: BrickError) => {
      if (!isGone) fail(error.message === SDK_MISSING ? SDK_MISSING : brickFailureText(error));
      return undefined;
    });
    return () => {
      isGone = true;
      setReady(false);
      cleared.current = mounted.then((form) => form?.unmount());
    };
  }, [container, amount, email, publicKey, sdkUrl]);

  return isReady;
}
