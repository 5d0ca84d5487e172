"use client";

import { type ReactNode, useEffect, useState } from "react";
import { SubmitButton } from "@/components/forms/submit-button";
import type { MailLink } from "@/lib/auth/schema";

/** The button that uses a mail's link. Without scripts the browser submits the form natively. */
export function MailLinkForm({ link, children }: { link: MailLink; children: ReactNode }) {
  const [isSent, setSent] = useState(false);
  // A user who comes back from a refusal may press again.
  useEffect(() => {
    const onShow = () => setSent(false);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  return (
    <form method="post" action="/auth/abrir" onSubmit={() => setSent(true)}>
      {Object.entries(link).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {/* The token is good once: a second press would be rejected as a used link. */}
      <SubmitButton pending={isSent} pendingText="Un momento..." size="lg" className="w-full">
        {children}
      </SubmitButton>
    </form>
  );
}
