const LINK = "font-semibold text-primary underline underline-offset-2";

/** Link to sign in, which returns to the checkout; the checkout keeps what was typed. */
export function SignInHint() {
  return (
    <p className="text-sm text-muted-foreground">
      ¿Ya tienes cuenta?{" "}
      <a href="/auth?next=%2Fpagar" className={LINK}>
        Inicia sesión
      </a>{" "}
      y usamos tus datos. No la necesitas para comprar.
    </p>
  );
}
