"use client";

import { unstable_rethrow } from "next/navigation";
import { Component, type ReactNode } from "react";
import { LoadError } from "./load-error";

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
    return <LoadError title={`Error al cargar los ${this.props.list}`} error={error} />;
  }
}
