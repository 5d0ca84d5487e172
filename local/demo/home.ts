import type { TransactionSql } from "postgres";
import { picks, stories, team } from "./data/home.ts";
import { rowId } from "./row-id.ts";

/** The chosen items of the home page, the repair stories and the workshop's people. */
export async function seedHome(sql: TransactionSql, picture: (key: string) => string): Promise<void> {
  for (const [index, slug] of picks.products.entries())
    await sql`insert into public.home_picks (product_id, display_order) values (${rowId("product", slug)}, ${index + 1})`;
  for (const [index, slug] of picks.services.entries())
    await sql`insert into public.home_picks (service_id, display_order) values (${rowId("service", slug)}, ${index + 1})`;
  for (const [index, slug] of picks.courses.entries())
    await sql`insert into public.home_picks (course_id, display_order) values (${rowId("course", slug)}, ${index + 1})`;
  for (const [index, { slug, before, after, ...story }] of stories.entries())
    await sql`
      insert into public.repair_stories (id, title, console, problem, work, before_url, after_url, is_published, display_order)
      values (${rowId("story", slug)}, ${story.title}, ${story.console}, ${story.problem}, ${story.work},
        ${picture(`stories/${slug}/0`)}, ${picture(`stories/${slug}/1`)}, true, ${index + 1})`;
  for (const [index, { name, specialty }] of team.entries())
    await sql`
      insert into public.team_members (id, name, specialty, display_order)
      values (${rowId("member", name)}, ${name}, ${specialty}, ${index + 1})`;
}
