import ReactMarkdown, { type Components } from "react-markdown";
import { pictureSize } from "@/lib/media/picture-size";
import { Picture } from "./picture";

/** A picture in a text, with its title as caption. It is inside a paragraph, so it consists of phrasing elements. */
export const MarkdownPicture: NonNullable<Components["img"]> = ({ src, alt = "", title }) => {
  if (typeof src !== "string") return null;
  const { width, height } = pictureSize(src);
  return (
    <span className="text-picture">
      <Picture src={src} alt={alt} width={width} height={height} sizes="(min-width: 44rem) 42rem, 100vw" />
      {title && <span className="text-picture-caption">{title}</span>}
    </span>
  );
};

const PARTS: Components = { img: MarkdownPicture };

/** Markdown of staff, rendered on the server. Raw HTML is escaped. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className="prose">
      <ReactMarkdown components={PARTS}>{children}</ReactMarkdown>
    </div>
  );
}
