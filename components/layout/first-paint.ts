/**
 * The script in every document's head, as the text that it is. Before anything is drawn it puts back what the person
 * chose, so that nothing jumps: the theme (without a choice the system decides), whether somebody is signed in, and
 * whether the floating button was dismissed.
 */
const PREFERENCES = `
try{
  const {dataset}=document.documentElement;
  if(/(?:^|; )sesion=/.test(document.cookie))dataset.session="";
  const theme=localStorage.getItem("theme");
  if(theme==="light"||theme==="dark")dataset.theme=theme;
  if(sessionStorage.getItem("whatsapp")==="off")dataset.whatsapp="off";
}catch{}`;

/** The same for a page that the framework draws in the browser, where no script of a head runs; a test compares them. */
export function restorePreferences(): void {
  try {
    const { dataset } = document.documentElement;
    if (/(?:^|; )sesion=/.test(document.cookie)) dataset.session = "";
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") dataset.theme = theme;
    if (sessionStorage.getItem("whatsapp") === "off") dataset.whatsapp = "off";
  } catch {
    // Storage that may not be read holds no choice.
  }
}

/** A picture that does not come is drawn as the placeholder, also before any other script is there. */
const PICTURES = `
addEventListener("error",({target})=>{
  if(target.nodeName!=="IMG"||"broken" in target.dataset)return;
  target.dataset.broken="";
  target.removeAttribute("srcset");
  target.src="/art/placeholder.svg";
},true);`;

/**
 * Once the page rests, brings the worker that answers when there is no network (sw.js). Without it (private windows, a
 * full disk) the site is as good, only not offline.
 */
const WORKER = `
if(navigator.serviceWorker)addEventListener("load",()=>{
  (window.requestIdleCallback??setTimeout)(()=>navigator.serviceWorker.register("/sw.js").catch(()=>{}));
});`;

/** In development a worker would come between the page and its sources. */
export function firstPaintScript(withWorker: boolean): string {
  return `${PREFERENCES}${PICTURES}${withWorker ? WORKER : ""}`.replaceAll(/\n\s*/g, "");
}
