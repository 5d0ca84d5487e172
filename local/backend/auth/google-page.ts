import { escapeHtml } from "../mail/templates.ts";
import type { GoogleAccount } from "./google.ts";

interface ChooserOptions {
  accounts: GoogleAccount[];
  state: string;
  action: string;
  /** The invalid input, already escaped. */
  refused: string;
}

const STYLE = `
  :root { color-scheme: dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0b0d14; color: #e8ebf4;
    font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(26rem, calc(100vw - 2rem)); padding: 2rem; box-sizing: border-box; background: #141826;
    border: 1px solid #262c40; border-radius: 16px; }
  h1 { margin: 0 0 .25rem; font-size: 1.4rem; }
  p { margin: 0 0 1.25rem; color: #a4acc4; }
  ul { list-style: none; margin: 0 0 1.25rem; padding: 0; }
  button { width: 100%; min-height: 44px; padding: .6rem 1rem; border: 0; border-radius: 10px; font: inherit; cursor: pointer;
    text-align: left; background: transparent; color: inherit; }
  button:hover, button:focus-visible { background: #1f2538; }
  button small { display: block; color: #a4acc4; }
  label { display: block; margin-bottom: .35rem; }
  input { width: 100%; min-height: 44px; box-sizing: border-box; padding: .6rem .8rem; border: 1px solid #3a425c;
    border-radius: 10px; background: #0b0d14; color: inherit; font: inherit; }
  .next { margin-top: .75rem; text-align: center; background: #5b7cff; color: #0b0d14; font-weight: 600; }
  .next:hover, .next:focus-visible { background: #86a0ff; }
  .error { color: #ff9c8a; margin: .35rem 0 0; }
  .cancel { display: block; margin-top: 1rem; text-align: center; color: #a4acc4; }
  :focus-visible { outline: 2px solid #86a0ff; outline-offset: 2px; }`;

/** Local replacement of Google's account chooser. */
export function chooserPage({ accounts, state, action, refused }: ChooserOptions): string {
  const hidden = `<input type="hidden" name="state" value="${escapeHtml(state)}">`;
  const rows = accounts.map(
    ({ name, email }) => `<li><button name="email" value="${escapeHtml(email)}" formnovalidate>
      ${escapeHtml(name)} <small>${escapeHtml(email)}</small></button></li>`,
  );
  const error = refused ? `<p class="error" role="alert">“${refused}” no es un correo válido.</p>` : "";
  return `<!doctype html>
<html lang="es">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Elige una cuenta</title>
  <link rel="icon" href="data:,">
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <h1>Elige una cuenta</h1>
    <p>Para continuar en Aventura Gamer. Esta página reemplaza a Google en la demostración.</p>
    <form action="${action}">${hidden}<ul>${rows.join("")}</ul></form>
    <form action="${action}">
      ${hidden}
      <label for="email">Usar otra cuenta</label>
      <input id="email" name="email" type="email" autocomplete="email" placeholder="nombre@gmail.com" required>
      ${error}
      <button class="next">Siguiente</button>
    </form>
    <a class="cancel" href="${action}?cancel=1&amp;state=${encodeURIComponent(state)}">Cancelar</a>
  </main>
</body>
</html>`;
}
