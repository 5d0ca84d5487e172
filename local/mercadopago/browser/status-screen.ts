import { BrickError, type CoreClient } from "./core.ts";
import { createStage, el, type VisualSettings } from "./dom.ts";
import { formatPesos, STATUS_TEXTS } from "./texts.ts";

export interface StatusScreenSettings {
  initialization?: { paymentId?: string | number };
  customization?: { visual?: { style?: VisualSettings } };
  callbacks?: { onReady?: () => void; onError?: (error: BrickError) => void };
}

/** The result of a payment: `bricks().create('statusScreen', container, settings)`. */
export function createStatusScreen(
  client: CoreClient,
  container: HTMLElement,
  settings: StatusScreenSettings,
  onUnmount: () => void,
): { unmount: () => void } {
  const paymentId = settings.initialization?.paymentId;
  if (paymentId === undefined || paymentId === "") {
    throw new BrickError("critical", "incorrect_initialization", "The paymentId property is required");
  }
  const { host, brick } = createStage(container, "statusScreen", settings.customization?.visual?.style ?? {});
  brick.classList.add("status");
  let isMounted = true;
  client
    .getPayment(String(paymentId))
    .then((payment) => {
      if (!isMounted) return;
      const texts = STATUS_TEXTS[payment.status] ?? { title: payment.status, text: "", tone: "wait" };
      const rows: [string, string][] = [
        ["Total", formatPesos(payment.transaction_amount)],
        ["Tarjeta", `terminada en ${payment.last_four_digits}`],
        ["Número de operación", String(payment.id)],
      ];
      const list = rows.flatMap(([name, value]) => [el("dt", {}, [name]), el("dd", {}, [value])]);
      brick.append(
        el("h2", { "data-tone": texts.tone }, [texts.title]),
        el("p", {}, [texts.text]),
        el("dl", {}, list),
      );
      settings.callbacks?.onReady?.();
    })
    .catch(() => {
      const error = new BrickError("critical", "missing_payment_information", "The payment was not found");
      if (isMounted) settings.callbacks?.onError?.(error);
    });
  return {
    unmount: () => {
      isMounted = false;
      host.remove();
      onUnmount();
    },
  };
}
