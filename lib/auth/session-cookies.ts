import { SESSION_HINT } from "@/lib/supabase/cookies";

/** Cookies that signing in sets, as listed on /privacidad; '*' stands for a part that differs per installation. */
export const SESSION_COOKIES = [
  {
    name: "sb-*-auth-token",
    purpose: "Mantiene tu sesión. La pone el sitio cuando entras; a veces va en varias partes (.0, .1).",
    life: "400 días desde tu última visita, o hasta que cierres la sesión",
  },
  {
    name: "sb-*-code-verifier",
    purpose: "Comprueba que quien vuelve de Google, o de un enlace de su correo, eres tú.",
    life: "Se borra al terminar de entrar; si lo dejas a medias, 400 días",
  },
  {
    name: SESSION_HINT,
    purpose: "Le dice a la página que hay una sesión abierta y si es la misma de antes, sin decir de quién.",
    life: "400 días, o hasta que cierres la sesión",
  },
] as const;
