import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import type { Letter } from "@/lib/mail/types";
import { SENDER, SITE } from "@/tests/factories/mails";
import { context, quote, repair } from "@/tests/factories/repair-mails";
import { quoteDecided, quoteReady } from "./quote";
import type { LetterQuote } from "./types";

const textOf = (letter: Letter | null) => (letter ? layOut(letter, SENDER).text : "");
const quoted = (some: Partial<LetterQuote> = {}) => ({ ...repair, quote: { ...quote, ...some } });

test("quoteReady has the amount, its lines, until when it can be answered and where", () => {
  const letter = quoteReady(quoted({ note: "Incluye limpieza" }), context);
  expect(letter?.subject).toBe("Reparación f319ab12: tu cotización es de $120.000");
  const text = textOf(letter);
  expect(text).toContain("- Puerto HDMI: 2 unidades = $30.000");
  expect(text).toContain("Responde antes del 25 de marzo de 2026");
  expect(text).toContain("> Incluye limpieza");
  expect(text).toContain(`Ver y responder la cotización: ${SITE}/reparacion/llave`);
});

test("quoteReady asks for nothing that was answered, replaced or ran out", () => {
  for (const some of [
    { estado: "aprobada" },
    { replaced_at: "2026-03-10T15:00:00Z" },
    { valid_until: "2026-03-10T14:59:00Z" },
  ] as Partial<LetterQuote>[])
    expect(quoteReady(quoted(some), context)).toBeNull();
  expect(quoteReady(repair, context)).toBeNull();
});

test("quoteDecided is the proof of the answer, what is next, and what to do if it was somebody else", () => {
  const yes = textOf(
    quoteDecided(
      quoted({ estado: "aprobada", decided_at: "2026-03-10T15:00:00Z", deposit: 20_000 }),
      context,
    ),
  );
  expect(yes).toContain("El 10 mar 2026, 10:00 a.m. se aprobó la cotización de $120.000");
  expect(yes).toContain("Puedes pagar $100.000 en línea");
  expect(yes).toContain("¿No fuiste tú? Avísanos por WhatsApp");
  const no = textOf(
    quoteDecided(quoted({ estado: "rechazada", decided_at: "2026-03-10T15:00:00Z" }), context),
  );
  expect(no).toContain("no lo reparamos");
  expect(no).not.toContain("pagar");
  expect(yes).not.toContain("Lo registró el taller");
  const heard = { estado: "aprobada", decided_at: "2026-03-10T15:00:00Z", decided_via: "telefono" } as const;
  expect(textOf(quoteDecided(quoted(heard), context))).toContain(
    "Lo registró el taller con lo que nos respondieron por teléfono.",
  );
  expect(quoteDecided(quoted(), context)).toBeNull();
});
