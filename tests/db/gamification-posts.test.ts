import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { hintOf } from "../support/refusal.ts";

const db = await testDatabase();
const staff = await addPerson(db, "manager");

const submit = (who: Who, url: string | null) =>
  answerAs<string>(db, who)`select public.submit_social_post(${url})`;
const review = (who: Who, post: string, status: string | null) =>
  db.as(who, (sql) => sql`select public.review_social_post(${post}, ${status})`);
const addressOf = async (url: string) =>
  (await db.sql`select private.social_address(${url}) as address`)[0]?.address;

describe("addresses", () => {
  test.each([
    ["https://www.instagram.com/p/C1aB2c3/?igsh=abc#x", "https://www.instagram.com/p/C1aB2c3"],
    ["https://INSTAGRAM.com/p/C1aB2c3", "https://www.instagram.com/p/C1aB2c3"],
    [
      " https://m.tiktok.com/@cami.gamer/video/7301?lang=es ",
      "https://www.tiktok.com/@cami.gamer/video/7301",
    ],
    ["https://vm.tiktok.com/ZMabc123/", "https://vm.tiktok.com/ZMabc123"],
    ["https://youtu.be/dQw4w9WgXcQ?si=1", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://m.youtube.com/watch?t=10&v=dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://www.youtube.com/shorts/abc_-12", "https://www.youtube.com/shorts/abc_-12"],
    [
      "https://www.facebook.com/permalink.php?story_fbid=1&id=2&mibextid=3",
      "https://www.facebook.com/permalink.php?id=2&story_fbid=1",
    ],
    ["https://twitter.com/tienda/status/1?s=20", "https://x.com/tienda/status/1"],
    ["https://x.com/tienda/status/1", "https://x.com/tienda/status/1"],
  ])("%s is %s", async (url, address) => {
    expect(await addressOf(url)).toBe(address);
  });

  test.each([
    "http://www.instagram.com/p/abc",
    "https://www.instagram.com",
    "https://www.instagram.com/",
    "https://instagram.com.malo.example/p/abc",
    "https://malo.example/https://instagram.com/p/abc",
    "https://instagram.com@malo.example/p/abc",
    "https://user:pass@instagram.com/p/abc",
    "https://instagram.com:8443/p/abc",
    "https://notinstagram.com/p/abc",
    "https://www.instagram.com/p/abc def",
    "https://www.instagram.com/p/../../x",
    "https://www.instagram.com/p/<script>",
    "javascript:alert(1)//instagram.com/p/abc",
    `https://www.instagram.com/p/${"a".repeat(600)}`,
    "instagram.com/p/abc",
    "",
  ])("%j is rejected", async (url) => {
    expect(await addressOf(url)).toBeNull();
    expect(await hintOf(submit(await addPerson(db), url))).toBe("bad_address");
  });
});

describe("posts", () => {
  test("one post counts once, whoever sends it and in any form of its address", async () => {
    const [first, second] = [await addPerson(db), await addPerson(db)];
    const spellings = [
      "https://instagram.com/p/unica",
      "https://www.instagram.com/p/unica/?igsh=1",
      "https://m.instagram.com/p/unica#a",
    ];
    const answers = await Promise.allSettled(
      spellings.flatMap((url) => [submit(first, url), submit(second, url)]),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await hintOf(submit(second, spellings[1]!))).toBe("already_sent");
  });

  test("unlock the achievement once staff approve them, and claiming it pays once", async () => {
    const person = await addPerson(db);
    const post = await submit(person, "https://www.tiktok.com/@cami/video/1");
    const claim = () => db.as(person, (sql) => sql`select public.claim_achievement('social-media') as won`);
    expect(await hintOf(claim())).toBe("locked");
    await review(staff, post, "rejected");
    expect(await hintOf(claim())).toBe("locked");
    await review(staff, post, "approved");
    expect([...(await claim())]).toEqual([{ won: 2 }]);
    expect(await hintOf(claim())).toBe("already_claimed");
    const [profile] = await db.sql`select level, points from public.profiles where id = ${person}`;
    expect(profile).toEqual({ level: 1, points: 0 });
  });

  test("are never reviewed by their sender", async () => {
    const post = await submit(staff, "https://x.com/equipo/status/1");
    expect(await hintOf(review(staff, post, "approved"))).toBe("own_post");
    const colleague = await addPerson(db, "admin");
    expect(await hintOf(review(colleague, post, null))).toBe("bad_status");
    expect(await hintOf(review(colleague, colleague, "approved"))).toBe("not_found");
    await review(colleague, post, "approved");
    await review(colleague, post, "approved");
    const log =
      await db.sql`select actor, details from public.audit_log where entity_id = ${post} and action = 'social_post.reviewed'`;
    expect([...log]).toEqual([{ actor: colleague, details: { from: "pending", to: "approved" } }]);
  });

  test("can wait five at most", async () => {
    const person = await addPerson(db);
    for (let n = 0; n < 5; n++) await submit(person, `https://x.com/cola/status/${n}`);
    expect(await hintOf(submit(person, "https://x.com/cola/status/9"))).toBe("too_many");
    expect(await hintOf(submit(person, null))).toBe("bad_address");
  });
});
