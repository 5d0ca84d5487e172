import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { MarkdownPicture } from "@/components/ui/markdown";
import { headingId } from "@/lib/blog/outline";

/** Plain text of a heading, without markup. */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (node && typeof node === "object" && "props" in node)
    return textOf((node.props as { children?: ReactNode }).children);
  return "";
}

const parts: Components = {
  img: MarkdownPicture,
  // The page's title is its only h1.
  h1: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  h2: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  a: ({ href = "", children }) =>
    href.startsWith("/") && !href.startsWith("//") ? (
      <Link href={href as Route} prefetch={false}>
        {children}
      </Link>
    ) : (
      <a href={href} rel="noopener">
        {children}
      </a>
    ),
  // Drops the inline alignment of columns: the back office's content policy rejects inline styles.
  th: ({ children }) => <th>{children}</th>,
  td: ({ children }) => <td>{children}</td>,
  // Wide tables scroll inside their frame, also by keyboard.
  table: ({ children }) => (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields, and a landmark for each table would be noise.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, what scrolls must be reachable.
    <div role="group" aria-label="Tabla" tabIndex={0} className="relative overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
};

/** Markdown of a post. Raw HTML is escaped. */
export function PostBody({ children }: { children: string }) {
  return (
    <div className="prose">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={parts}>
        {children}
      </ReactMarkdown>
    </div>
  );
}
