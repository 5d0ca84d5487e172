"use client";

import type { FieldErrors } from "@/lib/core/result";
import { addItem, type DraftLine } from "@/lib/orders/staff/draft-lines";
import { ItemSearch } from "./item-search";
import { LineRow } from "./line-row";

type Props = {
  /** Prefix of the fields' ids. */
  id: string;
  label?: string;
  lines: DraftLine[];
  errors: FieldErrors;
  onChange: (lines: DraftLine[]) => void;
};

/** Lines of an order: what is searched is added, and each can be changed or taken off. */
export function LineList({ id, label, lines, errors, onChange }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <ItemSearch id={`${id}-search`} label={label} onChoose={(item) => onChange(addItem(lines, item))} />
      {errors.lines && <p className="text-sm font-semibold text-destructive">{errors.lines}</p>}
      {lines.length > 0 && (
        <ul className="flex flex-col">
          {lines.map((line, place) => (
            <LineRow
              key={`${line.type} ${line.id}`}
              id={`${id}-${line.id}`}
              place={place}
              line={line}
              errors={errors}
              onChange={(changes) =>
                onChange(lines.map((one) => (one === line ? { ...one, ...changes } : one)))
              }
              onRemove={() => onChange(lines.filter((one) => one !== line))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
