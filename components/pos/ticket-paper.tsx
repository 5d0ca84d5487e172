import type { TicketPaper as Paper } from "@/lib/pos/paper";

/** Letters of a printed line, and the height of one. */
const LINE_LETTERS = 40;
const LINE_MM = 5;

const linesOf = (text: string) => Math.ceil(text.length / LINE_LETTERS);

/** The height of the printed page: browsers cannot cut a roll by its content. Generous, since the rest is fed to the next page. */
function heightOf({ seller, facts, lines, sums, paid, notes }: Paper): number {
  const texts = [
    ...seller,
    ...notes,
    ...lines.flatMap(({ name, detail }) => [name, `${detail}            `]),
  ];
  const rows = texts.reduce((sum, text) => sum + linesOf(text), 0) + facts.length + sums.length + paid.length;
  return 40 + rows * LINE_MM;
}

function Facts({ facts }: { facts: Paper["facts"] }) {
  return (
    <dl className="flex flex-col gap-0.5 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="text-right wrap-anywhere tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A ticket as it is printed on a roll of 80 mm. */
export function TicketPaper({ paper }: { paper: Paper }) {
  const [shop, ...identity] = paper.seller;
  const [totalLabel, total] = paper.total;
  return (
    <article
      aria-label={`Comprobante ${paper.number}`}
      className="panel mx-auto flex w-full max-w-sm flex-col gap-4 p-5 print:mx-0 print:w-[72mm] print:max-w-none print:gap-2 print:border-0 print:p-0 print:shadow-none"
    >
      <style>{`@page{size:80mm ${heightOf(paper)}mm;margin:4mm}`}</style>
      <header className="flex flex-col gap-1 text-center">
        <p className="font-display text-lg font-bold">{shop}</p>
        <p className="text-xs text-muted-foreground">
          {identity.map((line) => (
            <span key={line} className="block wrap-anywhere">
              {line}
            </span>
          ))}
        </p>
        <h2 className="text-base">{paper.title}</h2>
      </header>
      <Facts facts={paper.facts} />
      <ul className="flex flex-col gap-2 border-y border-dashed py-3 print:py-2">
        {paper.lines.map(({ name, detail, amount }) => (
          <li key={name + detail}>
            <p className="font-semibold leading-snug wrap-anywhere">{name}</p>
            <p className="flex justify-between gap-3 text-sm">
              <span className="text-muted-foreground">{detail}</span>
              <span className="shrink-0 tabular">{amount}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1">
        <p className="flex items-baseline justify-between gap-3 font-semibold">
          <span>{totalLabel}</span>
          <span className="font-display text-xl font-bold tabular">{total}</span>
        </p>
        <Facts facts={paper.sums} />
      </div>
      <div className="border-t border-dashed pt-3 print:pt-2">
        <Facts facts={paper.paid} />
      </div>
      <div className="flex flex-col gap-1 border-t border-dashed pt-3 text-xs text-muted-foreground print:pt-2">
        {paper.notes.map((note) => (
          <p key={note} className="wrap-anywhere">
            {note}
          </p>
        ))}
      </div>
    </article>
  );
}
