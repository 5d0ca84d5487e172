import { linesOutsideCode } from "../prose";
import type { PostDraft } from "./post-draft";

/** Length of an excerpt that search engines show in full. */
export const GOOD_EXCERPT = { least: 110, most: 155 };

export type Advice = { topic: string; isFine: boolean; text: string };

const LINKS_SHOWN = 3;

/** Markdown without code blocks, whose content is no link or heading. */
function withoutCode(markdown: string): string {
  return linesOutsideCode(markdown)
    .join("\n")
    .replace(/`[^`\n]*`/g, "");
}

/** Targets of the links, images excluded. */
function linksOf(prose: string): string[] {
  return [...prose.matchAll(/(?<!!)\[[^[\]]*\]\(\s*<?([^)\s>]*)/g)].map(([, address = ""]) => address);
}

const isInternal = (address: string) => /^\/(?!\/)/.test(address);
const isWellWritten = (address: string) =>
  isInternal(address) || /^(https:\/\/\S|#\S|mailto:|tel:)/.test(address);

function onExcerpt(excerpt: string): Advice {
  const { least, most } = GOOD_EXCERPT;
  const { length } = excerpt.trim();
  const topic = "Resumen";
  if (length < least)
    return { topic, isFine: false, text: `Tiene ${length} caracteres: escribe entre ${least} y ${most}.` };
  if (length > most)
    return {
      topic,
      isFine: false,
      text: `Tiene ${length} caracteres: los buscadores cortan lo que pasa de ${most}.`,
    };
  return { topic, isFine: true, text: "Los buscadores lo muestran entero." };
}

function onLinks(prose: string): Advice[] {
  const links = linksOf(prose);
  const wrong = links.filter((address) => !isWellWritten(address)).map((address) => address || "(vacío)");
  const hasInternal = links.some(isInternal);
  return [
    {
      topic: "Enlace a la tienda",
      isFine: hasInternal,
      text: hasInternal
        ? "Lleva a otra página de la tienda."
        : "Enlaza al menos una página de la tienda, como [texto](/servicios).",
    },
    {
      topic: "Enlaces",
      isFine: wrong.length === 0,
      text:
        wrong.length === 0
          ? "Están bien escritos."
          : `Deben empezar por / o por https://. Revisa: ${wrong.slice(0, LINKS_SHOWN).join(", ")}.`,
    },
  ];
}

function onHeadings(prose: string): Advice {
  const levels = [...prose.matchAll(/^ {0,3}(#{1,6})[ \t]/gm)].map(([, signs = ""]) => signs.length);
  const isFine = (levels[0] ?? 2) === 2 && !levels.includes(1);
  return {
    topic: "Subtítulos",
    isFine,
    text: isFine ? "Empiezan en ##." : "Empieza en ##: # es el título de la página.",
  };
}

function onCover({ cover, coverAlt }: PostDraft): Advice {
  const isFine = cover !== "" && coverAlt.trim() !== "";
  const missing = cover
    ? "Describe la portada para quien no la ve."
    : "Falta: es lo que se ve en las listas.";
  return { topic: "Portada", isFine, text: isFine ? "Tiene texto alternativo." : missing };
}

/** Suggestions that make a post easier to find and to read; none of them blocks publishing. */
export function adviceOn(draft: PostDraft): Advice[] {
  const prose = withoutCode(draft.body);
  return [onExcerpt(draft.excerpt), onHeadings(prose), ...onLinks(prose), onCover(draft)];
}
