import ReactMarkdown from "react-markdown";

/** What staff wrote in Markdown, drawn on the server. Raw HTML in it stays text. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className="prose">
      <ReactMarkdown>{children}</ReactMarkdown>
    </div>
  );
}
