/** Said by every action that needs a session. */
const SIGNED_OUT = "Inicia sesión para continuar.";

/** What went wrong with the whole form; announced when it appears. */
export function FormError({ message }: { message?: string }) {
  return (
    <div aria-live="assertive" className="empty:absolute">
      {message && (
        <p className="rounded-md border border-danger px-4 py-3 font-semibold text-danger">
          {message}
          {message === SIGNED_OUT && (
            <>
              {" "}
              {/* In another tab: what was typed here stays. */}
              <a href="/auth" target="_blank" rel="noopener" className="underline underline-offset-2">
                Entrar en otra pestaña
              </a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
