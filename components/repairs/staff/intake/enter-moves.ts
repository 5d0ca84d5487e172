import type { KeyboardEvent } from "react";

const FIELDS = "input:not([type=hidden]), select, textarea, button";

/** Enter goes to the next field, as in a till; Ctrl and Enter send the form. A text of several lines keeps its own Enter. */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter") return;
  const form = event.currentTarget;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.type === "file") return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIELDS)].filter((field) =>
    isStop(field, target),
  );
  fields[fields.indexOf(target) + 1]?.focus();
}

/** Where Tab would stop too: of a group of radios only the chosen one, or its first. */
function isStop(field: HTMLInputElement, current: HTMLInputElement): boolean {
  if (field === current) return true;
  if (field.disabled || field.offsetParent === null) return false;
  if (field.type !== "radio") return true;
  if (field.name === current.name) return false;
  const group = [...(field.form?.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`) ?? [])];
  return field === (group.find(({ checked }) => checked) ?? group[0]);
}
