import { cn } from "@/lib/core/cn";

const TRACK =
  "w-full appearance-none overflow-hidden rounded-full border-0 bg-muted [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-warm-solid [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-warm-solid";

type Props = { value: number; max: number; label: string; className?: string };

export function XpBar({ value, max, label, className }: Props) {
  return (
    <progress
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      className={cn(TRACK, className ?? "h-2")}
    />
  );
}
