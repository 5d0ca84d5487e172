export const TEXTS = {
  title: "Tarjeta de crédito o débito",
  sandbox: "Pago de prueba: no se cobra dinero real",
  submit: "Pagar",
  submitting: "Procesando tu pago…",
  submitted: "Pago enviado",
  loading: "Cargando el formulario de pago…",
  tokenFailed: "No pudimos validar tu tarjeta. Revisa los datos e inténtalo de nuevo.",
  lookupFailed: "No pudimos consultar tu tarjeta. Revisa tu conexión e inténtalo de nuevo.",
  choose: "Selecciona",
  waitingForCard: "Según tu tarjeta",
  testCardsTitle: "¿Con qué tarjeta pruebo?",
  testCardsHint:
    "Usa vencimiento 11/30, código 123 (1234 en American Express) y documento CC 123456789. El nombre del titular decide el resultado: APRO aprueba, OTHE rechaza, CONT deja el pago en revisión, FUND no tiene fondos, SECU falla el código.",
};

export const TEST_CARDS: [string, string][] = [
  ["Mastercard crédito", "5254 1336 7440 3564"],
  ["Visa crédito", "4013 5406 8274 6260"],
  ["American Express", "3743 781877 55283"],
  ["Visa débito", "4915 1120 5524 6507"],
];

export const LABELS = {
  cardNumber: "Número de tarjeta",
  expirationDate: "Vencimiento",
  securityCode: "Código de seguridad",
  cardholderName: "Nombre del titular como aparece en la tarjeta",
  identificationType: "Tipo de documento",
  identificationNumber: "Número de documento",
  email: "E-mail",
  issuer: "Banco emisor",
  installments: "Cuotas",
};

export const PLACEHOLDERS: Partial<Record<keyof typeof LABELS, string>> = {
  cardNumber: "1234 1234 1234 1234",
  expirationDate: "MM/AA",
  securityCode: "123",
  cardholderName: "María López",
  identificationNumber: "1020304050",
  email: "nombre@correo.com",
};

export const FIELD_ERRORS = {
  cardNumberEmpty: "Escribe el número de tu tarjeta.",
  cardNumberInvalid: "Revisa el número: parece incompleto o tiene un error.",
  cardNotKnown: "No aceptamos esta tarjeta. Intenta con otra.",
  cardTypeNotAllowed: "Este tipo de tarjeta no está disponible para esta compra.",
  expirationDateEmpty: "Escribe la fecha de vencimiento.",
  expirationDateInvalid: "Escribe el vencimiento como MM/AA.",
  expirationDatePast: "Esta tarjeta ya venció.",
  securityCodeEmpty: "Escribe el código de seguridad.",
  securityCodeLength: "El código debe tener {n} dígitos.",
  cardholderNameEmpty: "Escribe el nombre como aparece en la tarjeta.",
  identificationTypeEmpty: "Elige el tipo de documento.",
  identificationNumberEmpty: "Escribe el número de documento.",
  identificationNumberInvalid: "Revisa el número de documento.",
  emailEmpty: "Escribe tu e-mail.",
  emailInvalid: "Escribe un e-mail válido, como nombre@correo.com.",
  issuerEmpty: "Elige el banco de tu tarjeta.",
  installmentsEmpty: "Elige en cuántas cuotas quieres pagar.",
};

export const STATUS_TEXTS: Record<string, { title: string; text: string; tone: "good" | "wait" | "bad" }> = {
  approved: { title: "¡Listo! Se acreditó tu pago", text: "Ya recibimos tu pago.", tone: "good" },
  in_process: { title: "Estamos procesando tu pago", text: "Te avisaremos por e-mail.", tone: "wait" },
  pending: { title: "Tu pago está pendiente", text: "Te avisaremos por e-mail.", tone: "wait" },
  rejected: { title: "Tu pago fue rechazado", text: "Intenta con otra tarjeta.", tone: "bad" },
  cancelled: { title: "El pago fue cancelado", text: "No se hizo ningún cobro.", tone: "bad" },
  refunded: { title: "Te devolvimos el dinero", text: "El reembolso va camino a tu tarjeta.", tone: "good" },
  charged_back: { title: "El pago está en disputa", text: "Tu banco está revisando el cobro.", tone: "wait" },
  in_mediation: { title: "El pago está en mediación", text: "Estamos revisando tu caso.", tone: "wait" },
};

export function formatPesos(amount: number): string {
  return `$ ${new Intl.NumberFormat("es-CO", { maximumFractionDigits: 0 }).format(amount)}`;
}
