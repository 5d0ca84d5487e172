/** Informed permission to keep personal data: never ticked beforehand (Ley 1581). */
export function PrivacyCheckbox({ error }: { error?: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <input
          id="privacy"
          name="privacy"
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && "privacy-error"}
          className="mt-1 size-6 shrink-0 accent-electric-solid"
        />
        <label htmlFor="privacy" className="min-h-11 text-sm">
          Autorizo el tratamiento de mis datos personales según la{" "}
          <a
            href="/privacidad"
            target="_blank"
            rel="noopener"
            className="font-semibold text-electric underline"
          >
            política de privacidad
          </a>
          .
        </label>
      </div>
      {error && (
        <p id="privacy-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
