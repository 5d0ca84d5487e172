export type FigureItem = { term: string; value: string; more?: string };

/** Key figures side by side. */
export function Figures({ figures }: { figures: FigureItem[] }) {
  return (
    <dl className="panel mb-4 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-3 p-4">
      {figures.map(({ term, value, more }) => (
        <div key={term}>
          <dt className="text-sm text-muted-foreground">{term}</dt>
          <dd className="font-display text-xl font-bold tabular">{value}</dd>
          {more && <dd className="text-xs text-muted-foreground">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
