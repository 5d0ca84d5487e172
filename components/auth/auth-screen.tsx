"use client";

import { useState } from "react";
import { AuthCard } from "./auth-card";
import { GoogleButton } from "./google-button";
import { type AuthMode, MODE_TITLES } from "./labels";
import { LoginForm } from "./login-form";
import { RecoveryForm } from "./recovery-form";
import { SignUpForm } from "./sign-up-form";

type Props = { initialMode: AuthMode; next?: string; notice?: string };

/** One screen, three modes; the e-mail goes along from one to the next. */
export function AuthScreen({ initialMode, next, notice }: Props) {
  const [mode, setMode] = useState(initialMode);
  const [email, setEmail] = useState("");
  const shared = { email, onEmail: setEmail };
  const toLogin = () => setMode("login");

  return (
    <AuthCard {...MODE_TITLES[mode]} notice={mode === initialMode ? notice : undefined}>
      {mode === "login" && <LoginForm {...shared} next={next} onForgotten={() => setMode("recuperar")} />}
      {mode === "registro" && <SignUpForm {...shared} next={next} onDone={toLogin} />}
      {mode === "recuperar" && <RecoveryForm {...shared} onDone={toLogin} />}
      {mode !== "recuperar" && (
        <>
          <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
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

function Toggle({ question, answer, onClick }: { question: string; answer: string; onClick: () => void }) {
  return (
    <p className="text-center text-muted">
      {question}{" "}
      <button
        type="button"
        onClick={onClick}
        className="min-h-11 px-1 font-semibold text-electric hover:underline"
      >
        {answer}
      </button>
    </p>
  );
}
