import ReactMarkdown from "react-markdown";

/** Markdown of staff, rendered on the server. Raw HTML is escaped. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className="prose">
      <ReactMarkdown>{children}</ReactMarkdown>
    </div>
  );
}
