"use client";

import { unstable_rethrow } from "next/navigation";
import { Component, type ReactNode } from "react";
import { ReloadButton } from "@/components/layout/reload-button";
import { Message } from "@/components/ui/message";
import { errorText } from "@/lib/content/error-text";

type Props = { list: string; children: ReactNode };

/**
 * Error boundary of a home page section. Our own class, because the framework's `catchError` bundles its legacy error
 * page.
 */
export class SectionBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    unstable_rethrow(error);
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Message
        title={`Error al cargar los ${this.props.list}: ${errorText(error)}`}
        art="/art/no-results.svg"
        role="alert"
      >
        <ReloadButton label="Reintentar Carga" />
      </Message>
    );
  }
}
