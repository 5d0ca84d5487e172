import { expect, test } from "vitest";
import { SITE, textOf } from "@/tests/factories/mails";
import { context, quote, repair } from "@/tests/factories/repair-mails";
import { quoteDecided, quoteReady } from "./quote";
import type { LetterQuote } from "./rows";

const quoted = (some: Partial<LetterQuote> = {}) => ({ ...repair, quote: { ...quote, ...some } });
const decided = (estado: "aprobada" | "rechazada", more: Partial<LetterQuote> = {}) =>
  textOf(quoteDecided(quoted({ estado, decided_at: "2026-03-10T15:00:00Z", ...more }), context));

test("quoteReady has the amount, its lines, the deadline and the link to answer", () => {
  const letter = quoteReady(quoted({ note: "Incluye limpieza" }), context);
  expect(letter?.subject).toBe("Reparación f319ab12: tu cotización es de $120.000");
  for (const said of [
    "- Puerto HDMI: 2 unidades = $30.000",
    "Responde antes del 25 de marzo de 2026",
    "> Incluye limpieza",
    `Ver y responder la cotización: ${SITE}/reparacion/llave`,
  ])
    expect(textOf(letter)).toContain(said);
  const partly = textOf(quoteReady(quoted({ deposit: 20_000 }), context));
  for (const said of ["Anticipo: -$20.000", "Falta por pagar: $100.000"]) expect(partly).toContain(said);
});

test.each<Partial<LetterQuote>>([
  { estado: "aprobada" },
  { replaced_at: "2026-03-10T15:00:00Z" },
  { valid_until: "2026-03-10T14:59:00Z" },
])("quoteReady is not sent once the quote was answered, replaced or expired: %j", (some) => {
  expect(quoteReady(quoted(some), context)).toBeNull();
});

test("quoteDecided has proof of the answer, the next step, and what to do if it was someone else", () => {
  const yes = decided("aprobada", { deposit: 20_000 });
  expect(yes).toContain("El 10 mar 2026, 10:00 a.m. se aprobó la cotización de $120.000");
  expect(yes).toContain("Puedes pagar $100.000 en línea");
  expect(yes).toContain("¿No fuiste tú? Avísanos por WhatsApp");
  expect(yes).not.toContain("Lo registró el taller");
  expect(decided("aprobada", { decided_via: "telefono" })).toContain(
    "Lo registró el taller con lo que nos respondieron por teléfono.",
  );
  const no = decided("rechazada");
  expect(no).toContain("no lo reparamos");
  expect(no).not.toContain("pagar");
  expect(quoteDecided(quoted(), context)).toBeNull();
});
