import { beforeEach, describe, expect, test } from "vitest";
import { joinNewsletter, subscribe } from "../factories/contact.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { refusal } from "../support/refusal.ts";

const db = await testDatabase();
const asServer = queryAs(db, "service_role");
const employee = await addPerson(db, "employee");

const at = (local: string) => `${local}:00-05:00`;

/** Whether advertising may be sent then, and otherwise when. Colombian wall time in and out. */
async function hours(local: string): Promise<{ open: boolean; next: string }> {
  const [row] = await db.sql<{ open: boolean; next: string }[]>`
    select private.is_marketing_time(${at(local)}::timestamptz) as open,
      to_char(private.next_marketing_time(${at(local)}::timestamptz) at time zone 'America/Bogota', 'YYYY-MM-DD"T"HH24:MI') as next`;
  return row!;
}

describe("the hours of advertising (Ley 2300)", () => {
  test.each([
    ["Monday, before seven", "2026-11-23T06:59", "2026-11-23T07:00"],
    ["Friday, seven in the evening", "2026-11-20T19:00", "2026-11-21T08:00"],
    ["Saturday, before eight", "2026-11-21T07:30", "2026-11-21T08:00"],
    ["Saturday, three in the afternoon", "2026-11-21T15:00", "2026-11-23T07:00"],
    ["Sunday", "2026-11-22T11:00", "2026-11-23T07:00"],
    ["a holiday Monday after its weekend", "2026-11-14T16:00", "2026-11-17T07:00"],
    ["New Year's Eve at night", "2026-12-31T22:00", "2027-01-02T08:00"],
  ])("%s: it is sent later", async (_day, now, next) => {
    expect(await hours(now)).toEqual({ open: false, next });
  });

  test.each(["2026-11-23T07:00", "2026-11-20T18:59", "2026-11-21T08:00", "2026-11-21T14:59"])(
    "%s: it is sent at once",
    async (now) => {
      expect(await hours(now)).toEqual({ open: true, next: now });
    },
  );
});

type Waiting = { recipient: string; post: string; day: string };

describe("announcing a post", () => {
  let posts: string[];

  beforeEach(async () => {
    await db.sql`delete from public.newsletter_subscribers`;
    await db.sql`delete from public.posts`;
    const rows = await db.sql<{ id: string }[]>`
      insert into public.posts (slug, title, excerpt, body, category, state)
      select s, s, s, s, 'noticias', case when s = 'borrador' then 'borrador' else 'publicado' end::public.post_state
      from unnest(array['uno', 'dos', 'borrador']) s returning id`;
    posts = rows.map(({ id }) => id);
  });

  const announce = async (who: string, post = posts[0]!) =>
    (await answerAs<{ subscribers: number }>(db, who)`select public.announce_post(${post})`).subscribers;
  const waiting = () => db.sql<Waiting[]>`
    select recipient, data ->> 'post' as post, private.co_date(not_before)::text as day
    from private.outbox where kind = 'newsletter.post' order by not_before, recipient, post`;

  test("writes to confirmed subscribers only", async () => {
    await joinNewsletter(db, "una@example.com");
    await joinNewsletter(db, "otra@example.com");
    await subscribe(db, "sin-confirmar@example.com");
    const gone = await joinNewsletter(db, "se-fue@example.com");
    await db.as("anon", (sql) => sql`select public.unsubscribe_newsletter(${gone.unsubscribe_token ?? ""})`);
    expect(await announce(employee)).toBe(2);
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual([
      "otra@example.com",
      "una@example.com",
    ]);
  });

  test("announces a post once, and public posts only", async () => {
    await joinNewsletter(db, "una@example.com");
    expect(await refusal(announce(employee, posts[2]))).toMatchObject({
      message: expect.stringMatching(/Publica el artículo/),
    });
    await announce(employee);
    expect(await refusal(announce(employee))).toMatchObject({
      message: expect.stringMatching(/ya se les avisó/),
    });
    expect(await waiting()).toHaveLength(1);
  });

  test("sends at most one mail a day to a person", async () => {
    await joinNewsletter(db, "una@example.com");
    await announce(employee, posts[0]);
    await announce(employee, posts[1]);
    const [first, second] = await waiting();
    expect([first?.post, second?.post]).toEqual(["uno", "dos"]);
    expect(Date.parse(second?.day ?? "")).toBeGreaterThan(Date.parse(first?.day ?? ""));
  });

  test("releases mails only within the hours of advertising", async () => {
    await joinNewsletter(db, "una@example.com");
    await announce(employee);
    await db.sql`update private.outbox set not_before = now() - interval '1 day' where kind = 'newsletter.post'`;
    const [{ open } = { open: false }] = await db.sql<
      { open: boolean }[]
    >`select private.is_marketing_time() as open`;
    const claimed = await asServer`select * from public.claim_mails(array['newsletter.post'])`;
    expect(claimed).toHaveLength(open ? 1 : 0);
  });
});
