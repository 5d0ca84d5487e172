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
  display: "swap",
});

export const fontClasses = `${body.variable} ${title.variable}`;
