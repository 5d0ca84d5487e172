/**
 * Inline script of every document's head. Runs before the first paint to avoid layout shifts: restores the theme
 * (system by default), the signed-in hint, and whether the floating button was dismissed. A page that the browser kept and
 * shows again is reloaded when the user signed out meanwhile: it has their data.
 */
const PREFERENCES = `
try{
  const {dataset}=document.documentElement;
  const hint=()=>{
    if(/(?:^|; )sesion=/.test(document.cookie))dataset.session="";
    else if("session" in dataset)location.reload();
    dispatchEvent(new Event("aventura:session"));
  };
  hint();
  addEventListener("pageshow",({persisted})=>persisted&&hint());
  const theme=localStorage.getItem("theme");
  if(theme==="light"||theme==="dark")dataset.theme=theme;
  if(sessionStorage.getItem("whatsapp")==="off")dataset.whatsapp="off";
}catch{}`;

/** Shows the placeholder for images that fail to load, also before hydration, or before this script runs. */
const PICTURES = `
const broken=(image)=>{
  if("broken" in image.dataset)return;
  image.dataset.broken="";
  image.removeAttribute("srcset");
  image.src="/art/placeholder.svg";
};
addEventListener("error",({target})=>{if(target.nodeName==="IMG")broken(target);},true);
for(const image of document.images)
  if(image.complete&&!image.naturalWidth&&image.currentSrc&&!image.currentSrc.endsWith(".svg"))broken(image);`;

/**
 * A form without an address is sent by the page's scripts. Pressed before they run, the browser would reload the page
 * and lose what was typed: the press is repeated until they do.
 */
const EARLY_FORMS = `
addEventListener("submit",(event)=>{
  const {target,submitter}=event;
  if(event.defaultPrevented||target.hasAttribute("action"))return;
  event.preventDefault();
  clearTimeout(target.again);
  target.again=setTimeout(()=>target.isConnected&&target.requestSubmit(submitter),100);
});`;

/**
 * Registers the service worker (sw.js) for offline support once the page is idle. Failures (private windows, full disk)
 * are ignored.
 */
const WORKER = `
if(navigator.serviceWorker)addEventListener("load",()=>{
  (window.requestIdleCallback??setTimeout)(()=>navigator.serviceWorker.register("/sw.js").catch(()=>{}));
});`;

/** In development a service worker would serve stale sources. */
export function firstPaintScript(withWorker: boolean): string {
  return `${PREFERENCES}${PICTURES}${EARLY_FORMS}${withWorker ? WORKER : ""}`.replaceAll(/\n\s*/g, "");
}
