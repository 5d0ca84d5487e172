/** Names and values, one pair a line; what is empty is left out. */
export function FactList({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="grid grid-cols-[8rem_1fr] gap-2">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
