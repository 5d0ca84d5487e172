import { useRef } from "react";

/** When the form was opened, as the server wrote it down; empty when it cannot be reached. */
const noteOpening = () =>
  fetch("/api/contacto", { cache: "no-store" })
    .then(async (response) => ((await response.json()) as { token: string }).token)
    .catch(() => "");

/** Notes once when a form was opened, which its cached page cannot know, and hands the note over when it is sent. */
export function useOpenedForm() {
  const opened = useRef<Promise<string>>(undefined);
  const open = () => {
    opened.current ??= noteOpening();
  };
  return {
    open,
    sign: async (form: FormData) => {
      open();
      form.set("token", (await opened.current) ?? "");
      return form;
    },
    /** A note that the server does not know is no use a second time. */
    retry: (reason: string | undefined) => {
      if (reason === "unknown") opened.current = noteOpening();
    },
  };
}
