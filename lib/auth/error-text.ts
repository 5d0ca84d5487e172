const UNKNOWN = "Algo salió mal. Intenta de nuevo.";
const TOO_MANY = "Hiciste muchos intentos seguidos. Espera un minuto y vuelve a intentarlo.";

/** Spanish texts for the auth provider's error codes. */
const TEXTS: Record<string, string> = {
  invalid_credentials: "El correo o la contraseña no coinciden. Revísalos e intenta de nuevo.",
  email_not_confirmed: "Aún no has confirmado tu correo. Busca nuestro mensaje en tu bandeja o pide otro.",
  email_address_invalid: "Ese correo no es válido. Revisa que esté bien escrito.",
  validation_failed: "Revisa los datos: hay algo que no está bien escrito.",
  email_exists: "Ya existe una cuenta con ese correo. Inicia sesión o recupera tu contraseña.",
  user_already_exists: "Ya existe una cuenta con ese correo. Inicia sesión o recupera tu contraseña.",
  user_banned: "Esta cuenta está suspendida. Escríbenos por WhatsApp y lo revisamos.",
  signup_disabled: "En este momento no estamos creando cuentas nuevas.",
  email_provider_disabled: "En este momento no se puede entrar con correo y contraseña.",
  email_address_not_authorized: "No pudimos enviar el mensaje a ese correo. Prueba con otro.",
  provider_disabled: "No se pudo conectar con Google. Intenta de nuevo.",
  over_email_send_rate_limit: "Acabamos de enviarte un correo. Espera un minuto antes de pedir otro.",
  over_request_rate_limit: TOO_MANY,
  weak_password: "Esa contraseña es muy fácil de adivinar. Elige una más larga o menos común.",
  same_password: "La contraseña nueva debe ser distinta de la anterior.",
  otp_expired: "Este enlace ya no sirve: venció o ya se usó.",
  session_not_found: "Tu sesión venció. Inicia sesión otra vez.",
  session_expired: "Tu sesión venció. Inicia sesión otra vez.",
  current_password_mismatch: "Esa no es tu contraseña actual.",
  current_password_required: "Escribe también tu contraseña actual.",
  reauthentication_needed: "Por seguridad, pide otro enlace para cambiar tu contraseña.",
};

/** Codes the user can act on; all others are our errors and are logged. */
export function isExpectedAuthError(code: string | undefined): boolean {
  return code !== undefined && code in TEXTS;
}

export function authErrorText(code: string | undefined): string {
  return TEXTS[code ?? ""] ?? UNKNOWN;
}
