type Props = {
  label: string;
  /** 0 to 100; without it, the end is not known. */
  percent?: number;
};

const TRACK =
  "h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-raised [&::-moz-progress-bar]:bg-electric-solid [&::-webkit-progress-bar]:bg-surface-raised [&::-webkit-progress-value]:bg-electric-solid [&::-webkit-progress-value]:transition-[width] indeterminate:animate-pulse indeterminate:bg-electric-solid [&:indeterminate::-webkit-progress-bar]:bg-electric-solid";

export function ProgressBar({ label, percent }: Props) {
  return (
    <progress
      aria-label={label}
      max={100}
      className={TRACK}
      {...(percent !== undefined && { value: percent })}
    />
  );
}
