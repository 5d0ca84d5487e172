import localFont from "next/font/local";

/** `npm run fonts` makes the files. */
const body = localFont({
  src: "./fonts/inter.woff2",
  weight: "400 700",
  variable: "--font-body",
  display: "swap",
});

const title = localFont({
  src: "./fonts/oxanium.woff2",
  weight: "700",
  variable: "--font-title",
  // Not preloaded: the first paint of a first visit may use the next font of the list. A later visit has it in its cache
  // within the 100 ms that `fallback` waits, so that its titles do not change fonts.
  preload: false,
  display: "fallback",
});

export const fontClasses = `${body.variable} ${title.variable}`;
