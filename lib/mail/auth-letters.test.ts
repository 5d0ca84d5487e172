import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { AUTH_LETTERS, authMailHtml } from "./auth-letters";

const ROOT = path.join(import.meta.dirname, "../..");

// `npm run test:unit -- lib/mail/auth-letters -u` writes the templates.
test.each(Object.keys(AUTH_LETTERS))("the template %s has the layout of the other mails", async (name) => {
  await expect(authMailHtml(AUTH_LETTERS[name]!)).toMatchFileSnapshot(
    path.join(ROOT, `supabase/templates/${name}.html`),
  );
});

test("the configuration has their subjects", () => {
  const config = readFileSync(path.join(ROOT, "supabase/config.toml"), "utf8");
  const subjects = [...config.matchAll(/^\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"$/gm)].map(
    ([, name, subject]) => [name, subject],
  );
  expect(Object.fromEntries(subjects)).toEqual(
    Object.fromEntries(Object.entries(AUTH_LETTERS).map(([name, { subject }]) => [name, subject])),
  );
});
