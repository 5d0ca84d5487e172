import { DIAGNOSIS_TIME } from "@/lib/legal/promises";

const STEPS = [
  ["Cuéntanos qué le pasa", "Por la página, sin cuenta. La traes a Envigado o pides que la recojamos."],
  [
    "Recibes diagnóstico y cotización",
    `El diagnóstico es gratis, en ${DIAGNOSIS_TIME}. Tú decides si seguimos.`,
  ],
  ["La reparamos y la pruebas", "Ves cada paso en tu enlace y te la llevas con garantía por escrito."],
] as const;

/** What happens after a repair was requested. */
export function RepairSteps() {
  return (
    <section aria-labelledby="que-sigue" className="band band-card">
      <div className="page band-split">
        <h2 id="que-sigue" className="band-title">
          ¿Qué sigue después de solicitarla?
        </h2>
        <ol className="grid gap-6 sm:grid-cols-3">
          {STEPS.map(([title, text], index) => (
            <li key={title}>
              <span className="font-display text-4xl font-bold text-warm">{index + 1}</span>
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted-foreground">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
