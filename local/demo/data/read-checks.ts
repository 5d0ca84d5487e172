import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type DemoQuestion = { question: string; options: string[]; answer: number; explanation: string };

const FOLDER = path.join(import.meta.dirname, "checks");

/**
 * Questions by course slug and lesson id. A line of a file is a lesson (`# id`), a question (`?`), a wrong (`-`) or the
 * right (`+`) option, or the explanation (`!`).
 */
export const CHECKS: Record<string, Record<string, DemoQuestion[]>> = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [
    path.basename(file, ".txt"),
    parseChecks(readFileSync(path.join(FOLDER, file), "utf8")),
  ]),
);

function parseChecks(text: string): Record<string, DemoQuestion[]> {
  const checks: Record<string, DemoQuestion[]> = {};
  let questions: DemoQuestion[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const [sign, words] = [line[0], line.slice(2)];
    const last = questions.at(-1);
    if (sign === "#") {
      questions = [];
      checks[words] = questions;
    } else if (sign === "?") questions.push({ question: words, options: [], answer: -1, explanation: "" });
    else if (sign === "!" && last) last.explanation = words;
    else if ((sign === "+" || sign === "-") && last) {
      if (sign === "+") last.answer = last.options.length;
      last.options.push(words);
    } else throw new Error(`Line of a check that says nothing: ${line}`);
  }
  return checks;
}
