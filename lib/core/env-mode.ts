/** True in production builds, on the server and in the browser. */
export const isProduction = process.env.NODE_ENV === "production";
