import { onlyDigits } from "./card-rules.ts";

/** Formats a field while typing and keeps the caret position. */
export function keepFormatted(control: HTMLElement, format: (text: string) => string): void {
  control.addEventListener("input", () => {
    if (!(control instanceof HTMLInputElement)) return;
    const caret = control.selectionStart ?? control.value.length;
    const isAtEnd = caret === control.value.length;
    const digitsBefore = onlyDigits(control.value.slice(0, caret)).length;
    const next = format(control.value);
    if (next === control.value) return;
    control.value = next;
    if (isAtEnd) return;
    let position = 0;
    for (let seen = 0; position < next.length && seen < digitsBefore; position++) {
      if (/\d/.test(next[position] ?? "")) seen++;
    }
    control.setSelectionRange(position, position);
  });
}
