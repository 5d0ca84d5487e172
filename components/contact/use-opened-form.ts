import { useRef } from "react";
import { MIN_FILL_MS } from "@/lib/contact/min-fill-time";
import type { RefusalReason } from "@/lib/core/result";

/** Allowance for clock differences. */
const NETWORK_MS = 100;

/** Signed token with the time of opening; empty when the server is unreachable. */
const noteOpening = () =>
  fetch("/api/contacto", { cache: "no-store" })
    .then(async (response) => ((await response.json()) as { token: string }).token)
    .catch(() => "");

/** Fetches a token when the form is opened, since its page is cached, and provides it on submit. */
export function useOpenedForm() {
  const opened = useRef<Promise<string>>(undefined);
  const openedAt = useRef(0);
  const open = () => {
    opened.current ??= noteOpening().finally(() => {
      openedAt.current = Date.now();
    });
  };
  return {
    open,
    sign: async (form: FormData) => {
      open();
      form.set("token", (await opened.current) ?? "");
      // Browser autofill is instant: wait for the minimum time instead of showing an error.
      const left = openedAt.current + MIN_FILL_MS + NETWORK_MS - Date.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      return form;
    },
    /** An invalid token is replaced. */
    retry: (reason: RefusalReason | undefined) => {
      if (reason === "unknown") opened.current = noteOpening();
    },
  };
}
