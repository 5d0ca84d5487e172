/** True in what `next build` makes, on the server and in the browser. */
export const isProduction = process.env.NODE_ENV === "production";
