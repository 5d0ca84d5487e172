import { useEffect, useRef } from "react";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/ui/input";

export type EmailProps = { email: string; onEmail: (email: string) => void };

type Props = EmailProps & { error?: string; autoComplete?: "email" | "username" };

/** The e-mail that the forms of the page share. */
export function EmailField({ email, onEmail, error, autoComplete = "email" }: Props) {
  const field = useRef<HTMLInputElement>(null);

  // Typed before hydration: a controlled field does not know that value.
  useEffect(() => onEmail(field.current?.value ?? ""), [onEmail]);

  return (
    <Field id="email" label="Correo electrónico" error={error}>
      <Input
        ref={field}
        name="email"
        type="email"
        autoComplete={autoComplete}
        required
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
    </Field>
  );
}
