import type { MailLink } from "@/lib/auth/schema";

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

const CONFIRM = {
  title: "Confirma tu correo",
  lead: "Con este botón tu cuenta queda lista, y guarda los pedidos y las reparaciones que pediste con este correo. Si no creaste una cuenta, cierra esta página.",
  press: "Confirmar mi correo",
};

/** Page of each link in Auth's mails. */
export const MAIL_LINKS: Record<MailLink["type"], { title: string; lead: string; press: string }> = {
  signup: CONFIRM,
  email: CONFIRM,
  recovery: {
    title: "Recupera tu cuenta",
    lead: "Sigue para elegir una contraseña nueva. Si no la pediste, cierra esta página: tu contraseña sigue igual.",
    press: "Elegir contraseña nueva",
  },
  magiclink: {
    title: "Entra a tu cuenta",
    lead: "Este enlace abre tu cuenta una sola vez. Si no lo pediste, cierra esta página.",
    press: "Entrar a mi cuenta",
  },
  invite: {
    title: "Acepta la invitación",
    lead: "Con este botón tu cuenta queda lista. Si no esperabas una invitación, cierra esta página.",
    press: "Aceptar la invitación",
  },
  email_change: {
    title: "Confirma el cambio de correo",
    lead: "El cambio vale cuando se confirma en los dos correos. Si no lo pediste, cierra esta página y cambia tu contraseña.",
    press: "Confirmar el cambio",
  },
};

/** Errors of links and of the Google sign-in, by the code in the query string. */
export const NOTICES = {
  enlace:
    "Este enlace ya no sirve: venció o ya se usó. Inicia sesión: si falta confirmar tu correo, ahí pides otro.",
  recuperacion: "Este enlace ya no sirve: venció o ya se usó. Escribe tu correo y te enviamos uno nuevo.",
  correo: "Listo, ese correo quedó confirmado. Abre también el enlace que te llegó al otro correo.",
  cancelado: "Cancelaste la entrada con Google. Intenta de nuevo o entra con tu correo.",
  google: "No se pudo conectar con Google. Intenta de nuevo.",
} as const;

export type Notice = keyof typeof NOTICES;

/** Signing in needs JavaScript. */
export const SIGN_IN_HELP = {
  what: "Entrar a tu cuenta",
  chat: "Hola, no puedo entrar a mi cuenta en la página.",
};

export const PROCESSING = "Procesando...";
