// Glyphs of the carousel's controls.
type Props = { className?: string };

const GLYPH = { viewBox: "0 0 24 24", width: 22, height: 22 } as const;

export function ChevronGlyph({ className }: Props) {
  return (
    <svg aria-hidden {...GLYPH} className={className} fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="m9 5 7 7-7 7" />
    </svg>
  );
}

export function PauseGlyph() {
  return (
    <svg aria-hidden {...GLYPH} fill="currentColor">
      <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
    </svg>
  );
}

export function PlayGlyph() {
  return (
    <svg aria-hidden {...GLYPH} fill="currentColor">
      <path d="M8 5v14l11-7z" />
    </svg>
  );
}
