import { type RightName, type RightValues, rightTexts } from "@/lib/settings/staff/rights";

/** What a role may do, to read. */
export function RightList({ values }: { values: RightValues }) {
  const texts = rightTexts(values);
  return (
    <dl className="flex flex-col gap-2">
      {(Object.keys(texts) as RightName[]).map((name) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted-foreground">{texts[name].label}</dt>
          <dd className="font-semibold tabular">{texts[name].text}</dd>
        </div>
      ))}
    </dl>
  );
}
