export type Day = { key: string; label: string; value: number; text: string };

type Props = {
  label: string;
  days: Day[];
  /** Meaning of the reference line. */
  format: (value: number) => string;
};

const HEIGHT = 120;
const STEP = 20;

/** One column per day, with a table for screen readers. */
export function DayChart({ label, days, format }: Props) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const width = days.length * STEP;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex justify-between text-xs text-muted-foreground">
        <span>{label}</span>
        <span>Máximo: {format(most === 1 ? 0 : most)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-40 w-full overflow-visible border-b border-border"
      >
        {days.map(({ key, value, text }, index) => {
          const height = value === 0 ? 1 : Math.max(3, (value / most) * HEIGHT);
          return (
            <rect
              key={key}
              x={index * STEP + 3}
              y={HEIGHT - height}
              width={STEP - 6}
              height={height}
              rx={2}
              className={value === 0 ? "fill-input" : "fill-primary-solid"}
            >
              <title>{text}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden className="flex justify-between text-xs text-muted-foreground">
        <span>{days[0]?.label}</span>
        <span>{days.at(-1)?.label}</span>
      </div>
      {/* A table ignores a fixed height: its wrapper is visually hidden. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <tbody>
            {days.map((day) => (
              <tr key={day.key}>
                <th scope="row">{day.label}</th>
                <td>{day.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
