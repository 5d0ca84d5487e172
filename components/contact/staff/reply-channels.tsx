import { CHANNEL_LABELS } from "@/lib/contact/labels";
import type { ContactChannel } from "@/lib/contact/types";

/** Answer channel, or internal note. */
export type ReplyKind = ContactChannel | "nota";

type Props = { value: ReplyKind; onChange: (kind: ReplyKind) => void; reachable: readonly ContactChannel[] };

const LABELS: Record<ReplyKind, string> = { ...CHANNEL_LABELS, nota: "Nota interna" };

export function ReplyChannels({ value, onChange, reachable }: Props) {
  const kinds = Object.keys(LABELS) as ReplyKind[];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-xl font-semibold">Responder</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-input px-4 has-checked:border-primary has-checked:bg-muted has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed has-disabled:opacity-60"
          >
            <input
              type="radio"
              name="canal"
              value={kind}
              checked={value === kind}
              disabled={kind !== "nota" && !reachable.includes(kind)}
              onChange={() => onChange(kind)}
              className="size-4 accent-primary-solid"
            />
            {LABELS[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
