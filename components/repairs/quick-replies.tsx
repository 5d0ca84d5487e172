type Props = { templates: readonly string[]; onChoose: (text: string) => void };

/** Reply templates: a click inserts one into the text field. */
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
