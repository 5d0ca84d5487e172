import type { KeyboardEvent } from "react";

const FIELDS = "input:not([type=hidden]), select, textarea, button";

/** Enter moves to the next field; Ctrl+Enter submits. A textarea keeps Enter. */
export function moveFocusOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
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

/** Elements in tab order: of a radio group only the checked one, or its first. */
function isStop(field: HTMLInputElement, current: HTMLInputElement): boolean {
  if (field === current) return true;
  if (field.disabled || field.offsetParent === null) return false;
  if (field.type !== "radio") return true;
  if (field.name === current.name) return false;
  const group = [...(field.form?.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`) ?? [])];
  return field === (group.find(({ checked }) => checked) ?? group[0]);
}
