/** Form data of the provider's card form; the server validates it and ignores the amount. */
export type CardFormData = {
  token: string;
  issuer_id?: string;
  payment_method_id: string;
  transaction_amount: number;
  installments: number;
  payer: { email?: string; identification?: { type: string; number: string } };
};

export type BrickError = { type?: string; message?: string; cause?: string };

export type BrickSettings = {
  initialization: { amount: number; payer?: { email?: string } };
  customization: {
    paymentMethods: {
      minInstallments: number;
      maxInstallments: number;
      types: { included: ("credit_card" | "debit_card")[] };
    };
    visual: {
      hideFormTitle: boolean;
      style: { theme: "default" | "dark"; customVariables: Record<string, string> };
    };
  };
  callbacks: {
    onReady: () => void;
    onError: (error: BrickError) => void;
    onSubmit: (data: CardFormData) => Promise<void>;
  };
};

type MercadoPago = new (
  publicKey: string,
  options: { locale: string },
) => {
  bricks: () => {
    create: (
      name: "cardPayment",
      containerId: string,
      settings: BrickSettings,
    ) => Promise<{ unmount: () => void }>;
  };
};

declare global {
  interface Window {
    MercadoPago?: MercadoPago;
  }
}

export const SDK_MISSING = "Mercado Pago SDK no está cargado";

let loading: Promise<MercadoPago> | undefined;

/**
 * Loads the provider's script once. Our own script creates the element, so 'strict-dynamic' allows it without a nonce.
 * After a failure the next call retries.
 */
export function loadMercadoPago(url: string): Promise<MercadoPago> {
  if (window.MercadoPago) return Promise.resolve(window.MercadoPago);
  loading ??= new Promise<MercadoPago>((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error(SDK_MISSING));
    };
    script.src = url;
    script.async = true;
    script.onload = () => (window.MercadoPago ? resolve(window.MercadoPago) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}
