import { useRef } from "react";
import { FASTEST_MS } from "@/lib/contact/pace";
import type { RefusalReason } from "@/lib/core/result";

/** Two clocks never agree to the millisecond. */
const NETWORK_MS = 100;

/** When the form was opened, as the server wrote it down; empty when it cannot be reached. */
const noteOpening = () =>
  fetch("/api/contacto", { cache: "no-store" })
    .then(async (response) => ((await response.json()) as { token: string }).token)
    .catch(() => "");

/** Notes once when a form was opened, which its cached page cannot know, and hands the note over when it is sent. */
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
      // A browser fills in known data at once: the person waits a moment, and is not told to have been too fast.
      const left = openedAt.current + FASTEST_MS + NETWORK_MS - Date.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      return form;
    },
    /** A note that the server does not know is no use a second time. */
    retry: (reason: RefusalReason | undefined) => {
      if (reason === "unknown") opened.current = noteOpening();
    },
  };
}
