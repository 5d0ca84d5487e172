import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthAside } from "@/components/auth/auth-aside";
import { AuthCard } from "@/components/auth/auth-card";
import { AuthScreen } from "@/components/auth/auth-screen";
import { MODES, NOTICES, type Notice, SIGN_IN_HELP } from "@/components/auth/labels";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { NeedsScript } from "@/components/layout/needs-script";
import { getRecovery } from "@/lib/auth/links";
import { safeNext } from "@/lib/auth/next-path";
import { NEW_PASSWORD_MODE } from "@/lib/auth/recovery";
import { env } from "@/lib/core/env";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Iniciar Sesión" };

export default async function AuthPage({ searchParams }: PageProps<"/auth">) {
  const { modo, next, aviso } = await searchParams;
  return (
    <div className="page grid flex-1 items-center gap-16 py-8 lg:grid-cols-2 lg:py-16">
      <AuthAside />
      <div className="mx-auto w-full max-w-md">
        <NeedsScript shop={await getSettings()} {...SIGN_IN_HELP}>
          {modo === NEW_PASSWORD_MODE ? (
            <NewPassword />
          ) : (
            <AuthScreen
              initialMode={MODES.find((mode) => mode === modo) ?? "login"}
              next={next === undefined ? undefined : safeNext(next, env().SITE_URL)}
              notice={
                typeof aviso === "string" && Object.hasOwn(NOTICES, aviso)
                  ? NOTICES[aviso as Notice]
                  : undefined
              }
            />
          )}
        </NeedsScript>
      </div>
    </div>
  );
}

/** The fourth mode is available only in a session opened by a recovery mail. */
async function NewPassword() {
  const { signedIn, email } = await getRecovery();
  if (email === null) redirect(signedIn ? "/dashboard" : "/auth?modo=recuperar&aviso=recuperacion");
  return (
    <AuthCard title="Nueva contraseña" lead="Elige la contraseña con la que entrarás desde ahora.">
      <NewPasswordForm email={email} />
    </AuthCard>
  );
}
