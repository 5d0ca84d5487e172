type Props = { templates: readonly string[]; onChoose: (text: string) => void };

/** Texts that are written often: a press puts one into the box, to be finished or sent. */
export function QuickReplies({ templates, onChoose }: Props) {
  return (
    <ul aria-label="Respuestas rápidas" className="flex flex-col gap-1">
      {templates.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-11 w-full rounded-md border border-border px-3 py-1.5 text-left text-sm text-muted-foreground hover:bg-muted hover:text-foreground"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
