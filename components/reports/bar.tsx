type Props = { value: number; most: number };

/** Length of a number next to it. SVG attributes: the page's policy forbids inline styles. */
export function Bar({ value, most }: Props) {
  const share = most > 0 ? Math.max(0, value) / most : 0;
  return (
    <svg aria-hidden width="100%" height="12" className="block min-w-20">
      <rect x="0" y="2" width="100%" height="8" rx="3" className="fill-muted" />
      <rect x="0" y="2" width={`${share * 100}%`} height="8" rx="3" className="fill-primary-solid" />
    </svg>
  );
}
