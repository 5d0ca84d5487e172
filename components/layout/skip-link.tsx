/** First focusable element: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#contenido"
      className="sr-only z-50 rounded-md bg-primary-solid px-4 py-3 font-semibold text-primary-solid-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Saltar al contenido
    </a>
  );
}
