"use client";

import { useState } from "react";
import { noResponse } from "@/components/forms/no-response";
import { toastError } from "@/components/toasts/toast-error";
import { Button } from "@/components/ui/button";
import { signInWithGoogleAction } from "@/lib/auth/actions";
import { NOTICES } from "./labels";

export function GoogleButton({ next }: { next?: string }) {
  const [pending, setPending] = useState(false);

  async function connect() {
    setPending(true);
    const result = await signInWithGoogleAction({ next }).catch(noResponse);
    if (result?.ok) {
      // Stays 'Conectando...' until the browser leaves for Google.
      window.location.assign(result.data.url);
      return;
    }
    toastError(result?.code === "rate_limited" ? result.message : NOTICES.google);
    setPending(false);
  }

  return (
    <Button variant="outline" onClick={connect} disabled={pending} aria-busy={pending} className="w-full">
      <GoogleMark />
      {pending ? "Conectando..." : "Continuar con Google"}
    </Button>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.7Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.4 1.1-4.1 1.1-3.1 0-5.8-2.1-6.7-5H1.3v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path
        fill="#ea4335"
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-4.9 6.7-4.9Z"
      />
    </svg>
  );
}
