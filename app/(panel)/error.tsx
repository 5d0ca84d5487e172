"use client";

import { usePathname } from "next/navigation";
import { panelError } from "@/components/layout/panel-error";
import { ReloadButton } from "@/components/layout/reload-button";
import { Message } from "@/components/ui/message";

export default function PanelError({ error }: { error: unknown }) {
  const { title, retryLabel } = panelError(usePathname(), error);
  return (
    <Message role="alert" title={title} art="/art/error.svg">
      <ReloadButton label={retryLabel} />
    </Message>
  );
}
