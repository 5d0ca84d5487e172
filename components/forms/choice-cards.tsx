import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

export type Choice<Value extends string> = {
  value: Value;
  label: string;
  hint: string;
  icon: IconName;
  /** Why it cannot be chosen, in place of the hint. */
  problem?: string | null;
  /** Shown below it while it is chosen. */
  details?: ReactNode;
};

type Props<Value extends string> = {
  /** Names the group for screen readers. */
  legend: string;
  name: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A choice of one of few, each with its explanation. */
export function ChoiceCards<Value extends string>({ legend, name, choices, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className="min-w-0 divide-y divide-border overflow-hidden rounded-lg border border-input bg-card">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, hint, icon, problem, details }) => (
        <div key={value} className="has-checked:bg-muted">
          <label className="flex cursor-pointer items-start gap-3 p-4 has-disabled:cursor-not-allowed has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-primary">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              disabled={Boolean(problem)}
              onChange={() => onChoose(value)}
              className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-2 border-input bg-background checked:border-6 checked:border-primary-solid disabled:opacity-50 focus-visible:outline-none forced-colors:appearance-auto"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted-foreground">{problem ?? hint}</span>
            </span>
            <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
          </label>
          {chosen === value && details && <div className="px-4 pb-4">{details}</div>}
        </div>
      ))}
    </fieldset>
  );
}
