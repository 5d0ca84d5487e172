/**
 * React streams late parts at the end of the document, hidden until a script moves them. The base styles hide with
 * `!important` inside a layer, which only an earlier layer can override.
 */
const REVEAL = `
  @layer theme {
    [data-skeleton] { display: none !important; }
    body { display: flex !important; flex-direction: column; }
    body > main { min-height: 0 !important; }
    body > div[hidden]:has(> [data-streamed]) { display: block !important; order: 1 !important; }
    body > footer { order: 2 !important; }
  }
`;

/** Without scripts, a streamed part is shown where it arrives, between header and footer. */
export function NoScriptReveal() {
  return (
    <noscript>
      <style>{REVEAL}</style>
    </noscript>
  );
}
