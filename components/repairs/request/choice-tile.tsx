import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = {
  name: string;
  value: string;
  label: string;
  hint?: string;
  icon?: IconName;
  isChosen: boolean;
  onChoose: (value: string) => void;
  className?: string;
};

/** A radio button as a large tile. */
export function ChoiceTile({ name, value, label, hint, icon, isChosen, onChoose, className }: Props) {
  return (
    <label
      className={cn(
        "choice",
        isChosen ? "border-primary bg-muted" : "border-border bg-card hover:border-input",
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      {icon && (
        <Icon
          name={icon}
          className={cn("size-6 shrink-0 sm:size-8", isChosen ? "text-primary" : "text-muted-foreground")}
        />
      )}
      <span className="min-w-0 wrap-anywhere">
        <span className="block leading-tight font-semibold first-letter:uppercase">{label}</span>
        {hint && <span className="block text-sm text-muted-foreground">{hint}</span>}
      </span>
    </label>
  );
}
