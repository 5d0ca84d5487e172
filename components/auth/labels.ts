export const MODES = ["login", "registro", "recuperar"] as const;
export type AuthMode = (typeof MODES)[number];

export const MODE_TITLES: Record<AuthMode, { title: string; lead: string }> = {
  login: { title: "Iniciar Sesión", lead: "Entra para seguir tus pedidos, reparaciones y cursos." },
  registro: {
    title: "Crear Cuenta",
    lead: "Guarda tu progreso, tus compras y el estado de tus reparaciones.",
  },
  recuperar: {
    title: "Recuperar Contraseña",
    lead: "Te enviamos un enlace para elegir una contraseña nueva.",
  },
};

/** Errors of links and of the Google sign-in, by the code in the query string. */
export const NOTICES = {
  enlace:
    "Este enlace ya no sirve: venció o ya se usó. Si tu correo ya está confirmado, inicia sesión; si no, inicia sesión y te ofreceremos enviarte otro.",
  recuperacion: "Este enlace ya no sirve: venció o ya se usó. Escribe tu correo y te enviamos uno nuevo.",
  cancelado: "Cancelaste la entrada con Google. Intenta de nuevo o entra con tu correo.",
  google: "No se pudo conectar con Google. Intenta de nuevo.",
} as const;

export type Notice = keyof typeof NOTICES;

export const PROCESSING = "Procesando...";
