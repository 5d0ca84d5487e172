"use client";

import { useState, useSyncExternalStore } from "react";
import { AuthCard } from "./auth-card";
import { ConfirmMail } from "./confirm-mail";
import { GoogleButton } from "./google-button";
import { type AuthMode, MODE_TITLES, NOTICES } from "./labels";
import { LoginForm } from "./login-form";
import { RecoveryForm } from "./recovery-form";
import { SignUpForm } from "./sign-up-form";

type Props = { initialMode: AuthMode; next?: string; notice?: string };

/** One page with three modes; the e-mail is kept when switching. */
export function AuthScreen({ initialMode, next, notice }: Props) {
  const [mode, setMode] = useState(initialMode);
  const [email, setEmail] = useState("");
  const [created, setCreated] = useState(false);
  const isCancelled = useCancelledElsewhere();
  const shared = { email, onEmail: setEmail };
  const toLogin = () => setMode("login");

  if (created)
    return (
      <ConfirmMail
        email={email}
        next={next}
        onLogin={() => {
          setCreated(false);
          toLogin();
        }}
        onOtherMail={() => setCreated(false)}
      />
    );
  const shown = notice ?? (isCancelled ? NOTICES.cancelado : undefined);
  return (
    <AuthCard {...MODE_TITLES[mode]} notice={mode === initialMode ? shown : undefined}>
      {mode === "login" && <LoginForm {...shared} next={next} onForgotten={() => setMode("recuperar")} />}
      {mode === "registro" && <SignUpForm {...shared} next={next} onDone={() => setCreated(true)} />}
      {mode === "recuperar" && <RecoveryForm {...shared} onDone={toLogin} />}
      {mode !== "recuperar" && (
        <>
          <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            o
          </p>
          <GoogleButton next={next} />
        </>
      )}
      {mode === "login" ? (
        <Toggle question="¿No tienes cuenta?" answer="Regístrate" onClick={() => setMode("registro")} />
      ) : (
        <Toggle question="¿Ya tienes cuenta?" answer="Inicia sesión" onClick={toLogin} />
      )}
    </AuthCard>
  );
}

const never = () => () => undefined;

/** Hosted Auth reports errors of the Google sign-in in the URL fragment, which the server does not get. */
function useCancelledElsewhere(): boolean {
  return useSyncExternalStore(
    never,
    () => window.location.hash.includes("error=access_denied"),
    () => false,
  );
}

function Toggle({ question, answer, onClick }: { question: string; answer: string; onClick: () => void }) {
  return (
    <p className="text-center text-muted-foreground">
      {question}{" "}
      <button
        type="button"
        onClick={onClick}
        className="min-h-11 px-1 font-semibold text-primary hover:underline"
      >
        {answer}
      </button>
    </p>
  );
}
