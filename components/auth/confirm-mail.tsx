import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { AuthCard } from "./auth-card";
import { ResendButton } from "./resend-button";

type Props = { email: string; next?: string; onLogin: () => void; onOtherMail: () => void };

/** Focuses the card that replaces the form. Defined once: an inline ref callback would run on every render. */
const takeFocus = (text: HTMLElement | null) => text?.focus();

/** Shown after 'Crear Cuenta', until the mail is confirmed. */
export function ConfirmMail({ email, next, onLogin, onOtherMail }: Props) {
  return (
    <AuthCard title="Revisa tu correo" lead="Solo falta un paso para entrar.">
      <div ref={takeFocus} tabIndex={-1} className="flex gap-4 outline-none">
        <Icon name="lucide--mail" className="mt-1 size-8 shrink-0 text-primary" />
        <p className="min-w-0 wrap-anywhere">
          Te enviamos un correo a <strong>{email}</strong>. Ábrelo y toca el enlace para confirmar tu cuenta.
        </p>
      </div>
      <p className="text-muted-foreground">
        ¿No llega en unos minutos? Mira en spam o correo no deseado, revisa que la dirección esté bien escrita
        o pide otro.
      </p>
      <div className="flex flex-wrap gap-3">
        <ResendButton email={email} next={next} />
        <Button variant="ghost" size="sm" onClick={onOtherMail}>
          Corregir el correo
        </Button>
      </div>
      <Button onClick={onLogin}>Ya lo confirmé: iniciar sesión</Button>
    </AuthCard>
  );
}
