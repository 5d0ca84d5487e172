/**
 * Marks the scripts that the framework's loader adds as `async`, which they are without the attribute too: React looks
 * for it, and would add each script of a prefetched page a second time when the page is opened.
 */
function markScripts(records: MutationRecord[]): void {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) node.async = true;
}

if (typeof document === "object")
  new MutationObserver(markScripts).observe(document.head, { childList: true });
