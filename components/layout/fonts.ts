import localFont from "next/font/local";

const body = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-body",
  display: "swap",
});

const title = localFont({
  src: "../../node_modules/@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2",
  variable: "--font-title",
  display: "swap",
});

export const fontClasses = `${body.variable} ${title.variable}`;
