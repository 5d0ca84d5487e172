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
  // Not on the way to the first paint: a first visit may show titles in the next font until it is there. A later visit has
  // it before the tenth of a second is over that this waits, so that titles do not change under the reader's eyes.
  preload: false,
  display: "fallback",
});

export const fontClasses = `${body.variable} ${title.variable}`;
