import { describe, expect, test } from "vitest";
import { type MarkdownMark, markEdit, pictureEdit, type TextEdit, type TextSelection } from "./markdown-edit";

/** A text with its selection between bars: "un |dos| tres". */
function read(marked: string): TextSelection {
  const start = marked.indexOf("|");
  const end = marked.lastIndexOf("|") - 1;
  return { text: marked.replaceAll("|", ""), start, end };
}

function show({ text }: TextSelection, edit: TextEdit): string {
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.selectFrom)}|${after.slice(edit.selectFrom, edit.selectTo)}|${after.slice(edit.selectTo)}`;
}

const run = (mark: MarkdownMark, marked: string) => show(read(marked), markEdit(mark, read(marked)));

describe("a mark", () => {
  test.each<[MarkdownMark, string, string]>([
    ["bold", "un |dos| tres", "un **|dos|** tres"],
    ["bold", "un **|dos|** tres", "un |dos| tres"],
    ["bold", "un || tres", "un **|texto|** tres"],
    ["italic", "un |dos| tres", "un *|dos|* tres"],
    ["italic", "un *|dos|* tres", "un |dos| tres"],
    ["italic", "un **|dos|** tres", "un ***|dos|*** tres"],
    ["heading", "uno\nd|o|s", "uno\n|## dos|"],
    ["heading", "## u|n|o", "|uno|"],
    ["list", "u|no\nd|os\ntres", "|- uno\n- dos|\ntres"],
    ["list", "- u|no\nd|os", "|- uno\n- dos|"],
    ["list", "- u|no\n- d|os", "|uno\ndos|"],
    ["quote", "||", "|> |"],
    ["link", "ver |la guía| hoy", "ver [la guía](|https://|) hoy"],
    ["link", "ver |/blog/guia| hoy", "ver [|texto|](/blog/guia) hoy"],
    ["link", "ver || hoy", "ver [|texto|](https://) hoy"],
  ])("%s on %j", (mark, before, after) => expect(run(mark, before)).toBe(after));
});

test("a picture is its own paragraph, and its description cannot close the brackets", () => {
  const place = (marked: string) =>
    show(read(marked), pictureEdit(read(marked), "/media/a.webp", "La [placa]"));
  expect(place("uno||")).toBe("uno\n\n![La  placa](/media/a.webp)\n\n||");
  expect(place("||dos")).toBe("![La  placa](/media/a.webp)\n\n||dos");
  expect(place("uno\n\n||\n\ndos")).toBe("uno\n\n![La  placa](/media/a.webp)||\n\ndos");
});
