import path from "node:path";

/** The folder of the build, in which the framework also keeps resized pictures. */
export const BUILD_FOLDER = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  process.env.BUILD_DIR || ".next",
);
