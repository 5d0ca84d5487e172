type Props = {
  label: string;
  /** 0 to 100; undefined while unknown. */
  percent?: number;
};

const TRACK =
  "h-2 w-full appearance-none overflow-hidden rounded-full bg-muted [&::-moz-progress-bar]:bg-primary-solid [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary-solid [&::-webkit-progress-value]:transition-[width] indeterminate:animate-pulse indeterminate:bg-primary-solid [&:indeterminate::-webkit-progress-bar]:bg-primary-solid";

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
