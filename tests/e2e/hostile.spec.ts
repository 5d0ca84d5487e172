import { expect } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, signInByForm, test } from "../support/fixtures.ts";

const MARK = "<img src=x onerror=window.poisoned=1></script><script>window.poisoned=1</script>";
const SLUG = "veneno-de-prueba";

test.describe("stored texts", () => {
  test.afterEach(async () => {
    await query("delete from public.contact_messages where consent_version = $1", [SLUG]);
    await query("delete from public.courses where slug = $1", [SLUG]);
    await query("delete from public.products where slug = $1", [SLUG]);
  });

  test("markup in stored texts never runs, signed out or as staff", { tag: "@main" }, async ({ page }) => {
    await query(
      `insert into public.products (slug, name, description, price, stock, badge_text, details)
       values ($1, $2, $2, 1000, 3, $3, $4::text::jsonb)`,
      // As long as a badge may be.
      [
        SLUG,
        `${MARK} ${SLUG}`,
        "<img src=x onerror=poisoned=1>",
        JSON.stringify([{ label: MARK, value: MARK }]),
      ],
    );
    const [course] = await query<{ id: string }>(
      `insert into public.courses (slug, title, description, price, content, requirements, includes, learning_outcomes, curriculum, is_published)
       values ($1, $2, $2, 1000, $2, $3::text::jsonb, $3::text::jsonb, $3::text::jsonb, $4::text::jsonb, true) returning id`,
      [
        SLUG,
        `${MARK} ${SLUG}`,
        JSON.stringify([MARK]),
        JSON.stringify([
          { name: MARK, lessons: [{ id: "uno", title: MARK, duration: 5, description: MARK }] },
        ]),
      ],
    );
    const [message] = await query<{ id: string }>(
      `insert into public.contact_messages (number, name, phone, message, due_on, consent_version)
       values ('PQR-2001-000001', $1, '3001112233', $1, current_date + 15, $2) returning id`,
      [MARK, SLUG],
    );
    const expectText = async (addresses: string[], text: string) => {
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByText(text).first(), address).toBeAttached();
        expect(await page.evaluate("window.poisoned"), address).toBeUndefined();
      }
    };
    await expectText([`/producto/${SLUG}`, `/curso/${SLUG}`, `/tienda/lista?q=${SLUG}`], `${MARK} ${SLUG}`);
    await enter(page, "superadmin@example.com");
    await expectText(
      [`/admin/productos?q=${SLUG}`, `/admin/cursos/${course?.id}`, `/admin/mensajes/${message?.id}`],
      "onerror",
    );
  });
});

test("a planted session cookie is replaced by signing in, with one that scripts cannot read", {
  tag: "@main",
}, async ({ page, context }) => {
  await enter(page, "cliente2@example.com");
  const planted = (await context.cookies()).filter(({ name }) => name.startsWith("sb-"));
  await context.clearCookies();
  await context.addCookies(
    planted.map((cookie) => ({ ...cookie, value: "base64-planted", httpOnly: false })),
  );
  await signInByForm(page, "cliente@example.com");
  const kept = (await context.cookies()).filter(({ name }) => name.startsWith("sb-"));
  expect(kept.length).toBeGreaterThan(0);
  for (const { value, httpOnly, sameSite } of kept) {
    expect(value).not.toBe("base64-planted");
    expect([httpOnly, sameSite]).toEqual([true, "Lax"]);
  }
  const readable = await page.evaluate(
    () => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  expect(readable).toContain("sesion");
  expect(readable).not.toMatch(/auth-token|refresh_token/);
});
