import { fileURLToPath } from "node:url";

/** Migrations that belong to these tests, so that they do not depend on the product's tables. */
export const FIXTURES = fileURLToPath(new URL("./fixtures/", import.meta.url));
