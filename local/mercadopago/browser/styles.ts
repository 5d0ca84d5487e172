/** Colours that customization.visual.style.customVariables may override. */
export const CUSTOM_VARIABLES: Record<string, string> = {
  textPrimaryColor: "--mp-text",
  textSecondaryColor: "--mp-muted",
  inputBackgroundColor: "--mp-input",
  formBackgroundColor: "--mp-form",
  baseColor: "--mp-accent",
  buttonTextColor: "--mp-on-accent",
  outlinePrimaryColor: "--mp-accent",
  outlineSecondaryColor: "--mp-line",
  errorColor: "--mp-error",
  successColor: "--mp-good",
  borderRadiusMedium: "--mp-radius",
  formPadding: "--mp-padding",
};

const CSS = `
:host { all: initial; display: block; container-type: inline-size; }
.brick {
  --mp-text: #1b1d24; --mp-muted: #555b69; --mp-form: #ffffff; --mp-input: #ffffff; --mp-line: #8a90a0;
  --mp-accent: #0a5fb4; --mp-on-accent: #ffffff; --mp-error: #b3121d; --mp-good: #0b6b3a; --mp-wait: #7a4b00;
  --mp-soft: #f2f4f8; --mp-radius: 10px; --mp-padding: 20px;
  box-sizing: border-box; max-width: 680px; margin: 0 auto; padding: var(--mp-padding); border: 1px solid var(--mp-soft); border-radius: 14px;
  background: var(--mp-form); color: var(--mp-text); color-scheme: light;
  font: 400 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
.brick[data-theme="dark"] {
  --mp-text: #f3f5fa; --mp-muted: #b3bac9; --mp-form: #14171f; --mp-input: #1d212c; --mp-line: #737c90;
  --mp-accent: #6cb8ff; --mp-on-accent: #07131f; --mp-error: #ff9a9f; --mp-good: #6fdc9f; --mp-wait: #ffcf7a;
  --mp-soft: #262b38; color-scheme: dark;
}
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
h2 { margin: 0 0 4px; font-size: 20px; line-height: 1.25; font-weight: 650; }
.sandbox { margin: 0 0 18px; font-size: 14px; color: var(--mp-muted); }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
.grid { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.field { min-width: 0; }
.pair, .document { display: grid; grid-template-columns: minmax(0, 1fr); column-gap: 16px; row-gap: 0; }
.pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.pair .field, .document .field { display: grid; grid-template-rows: subgrid; grid-row: span 3; }
.pair .caption, .document .caption { align-self: end; }
.document .field + .field { margin-top: 16px; }
@container (min-width: 420px) {
  .document { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  .document .field + .field { margin-top: 0; }
}
label { display: block; margin: 0 0 6px; font-size: 14px; font-weight: 550; }
.control { position: relative; }
input, select {
  width: 100%; min-height: 48px; padding: 10px 14px; border: 1px solid var(--mp-line);
  border-radius: var(--mp-radius); background-color: var(--mp-input); color: var(--mp-text); font: inherit;
}
input::placeholder { color: var(--mp-muted); opacity: 1; }
select { appearance: none; padding-right: 40px; text-overflow: ellipsis; }
.select::after {
  content: ""; position: absolute; right: 18px; top: 50%; width: 8px; height: 8px; pointer-events: none;
  border: solid var(--mp-muted); border-width: 0 2px 2px 0; transform: translateY(-70%) rotate(45deg);
}
input:focus-visible, select:focus-visible, button:focus-visible, summary:focus-visible, .alert:focus-visible {
  outline: 3px solid var(--mp-accent); outline-offset: 2px;
}
[aria-invalid="true"] { border-color: var(--mp-error); border-width: 2px; padding: 9px 13px; }
input:disabled, select:disabled { background-color: var(--mp-soft); color: var(--mp-muted); opacity: 1; }
.error { margin: 6px 0 0; font-size: 14px; color: var(--mp-error); }
.error:empty { display: none; }
.caption { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; }
.brand { font-size: 13px; font-weight: 600; color: var(--mp-muted); text-align: right; }
.alert {
  margin: 0 0 16px; padding: 12px 14px; border: 1px solid var(--mp-error); border-radius: var(--mp-radius);
  color: var(--mp-error); font-size: 15px;
}
.alert:empty { display: none; }
.total { display: flex; justify-content: space-between; gap: 12px; margin: 18px 0 0; font-size: 17px; font-weight: 600; }
button {
  display: flex; align-items: center; justify-content: center; gap: 10px; width: 100%; min-height: 52px;
  margin-top: 16px; padding: 12px 20px; border: 0; border-radius: var(--mp-radius); background: var(--mp-accent);
  color: var(--mp-on-accent); font: inherit; font-weight: 650; cursor: pointer;
}
button:hover:not(:disabled) { filter: brightness(1.08); }
button:disabled { cursor: default; }
button[data-state="done"] { background: var(--mp-good); color: var(--mp-form); }
button[data-state="busy"]::before {
  content: ""; width: 18px; height: 18px; border: 3px solid currentColor; border-right-color: transparent;
  border-radius: 50%; animation: turn 0.9s linear infinite;
}
@keyframes turn { to { transform: rotate(360deg); } }
@media (prefers-reduced-motion: reduce) { button[data-state="busy"]::before { animation-duration: 4s; } }
details { margin-top: 18px; font-size: 14px; color: var(--mp-muted); }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; color: var(--mp-text); }
summary::before { content: "+"; width: 20px; font-weight: 700; }
details[open] summary::before { content: "−"; }
dl { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px 16px; margin: 0 0 8px; }
@container (min-width: 420px) { dl { grid-template-columns: auto minmax(0, 1fr); } }
dt { color: var(--mp-muted); }
dd { margin: 0; color: var(--mp-text); font-variant-numeric: tabular-nums; }
.status h2[data-tone="good"] { color: var(--mp-good); }
.status h2[data-tone="wait"] { color: var(--mp-wait); }
.status h2[data-tone="bad"] { color: var(--mp-error); }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** A constructed stylesheet needs no inline style, so it works under a strict content security policy. */
export function createSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  return sheet;
}
