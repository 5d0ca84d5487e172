/** What a guarded page says while it finds out who is asking. */
export function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className="flex min-h-[40dvh] items-center justify-center gap-3 text-lg text-muted">
      <span aria-hidden className="size-6 animate-spin rounded-full border-3 border-line border-t-electric" />
      {text}
    </div>
  );
}
