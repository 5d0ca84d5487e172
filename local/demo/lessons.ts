import type { TransactionSql } from "postgres";
import { CHECKS } from "./data/read-checks.ts";
import { LESSONS } from "./data/read-lessons.ts";
import type { StoredSheet } from "./lesson-sheets.ts";

/** Inserts the lesson texts, materials and checks of the demo courses; existing ones are kept. */
export async function seedLessons(
  sql: TransactionSql,
  picture: (key: string) => string,
  sheets: StoredSheet[],
): Promise<void> {
  const rows = Object.entries(LESSONS).flatMap(([slug, texts]) =>
    Object.entries(texts).map(([lesson, text]) => ({
      slug,
      lesson,
      body: text.replace(/diagrama:([a-z-]+)/g, (_, name: string) => picture(`diagrams/${name}`)),
      materials: sheets
        .filter((sheet) => sheet.course === slug && sheet.lesson === lesson)
        .map(({ title, url, size }) => ({ title, url, size })),
    })),
  );
  await sql`
    insert into public.lesson_contents (course_id, lesson_id, body, materials)
    select c.id, l.lesson, l.body, l.materials
    from jsonb_to_recordset(${sql.json(rows)}) as l(slug text, lesson text, body text, materials jsonb) join public.courses c on c.slug = l.slug
    on conflict do nothing`;
  const checks = Object.entries(CHECKS).flatMap(([slug, lessons]) =>
    Object.entries(lessons).map(([lesson, questions]) => ({ slug, lesson, questions })),
  );
  await sql`
    insert into public.lesson_checks (course_id, lesson_id, questions)
    select c.id, k.lesson, k.questions
    from jsonb_to_recordset(${sql.json(checks)}) as k(slug text, lesson text, questions jsonb) join public.courses c on c.slug = k.slug
    on conflict do nothing`;
}

type Bought = { id: string; person: string; buyer: string; certifies: boolean; lessons: string[] };

/** The demo customer's progress: one course completed with a certificate, others half way. */
export async function seedLearning(sql: TransactionSql, email = "cliente@example.com"): Promise<void> {
  const courses = await sql<Bought[]>`
    select distinct on (c.has_certification, c.price, c.id) c.id, u.id as person, o.customer_name as buyer, c.has_certification as certifies,
      array(select l.lesson_id from private.curriculum_lessons(c.curriculum) l order by l.place) as lessons
    from auth.users u
    join public.orders o on o.user_id = u.id and o.payment_status in ('paid', 'partially_refunded')
    join public.order_items i on i.order_id = o.id and i.item_type = 'course'
    join public.courses c on c.id = i.item_id
    where u.email = ${email}
    order by c.has_certification desc, c.price, c.id`;
  for (const [index, course] of courses.entries()) {
    const isFinished = index === 0 && course.certifies;
    await learn(sql, course, isFinished ? course.lessons.length : Math.ceil(course.lessons.length / 2));
    if (isFinished) await certify(sql, course);
  }
}

/** Marks the first lessons as done, two a day, and opens the next one. */
async function learn(sql: TransactionSql, { id, person, lessons }: Bought, count: number): Promise<void> {
  const done = lessons.slice(0, count);
  const open = lessons[count] ?? lessons.at(-1);
  if (!open) return;
  await sql`
    insert into public.lesson_progress (user_id, course_id, lesson_id, done_at)
    select ${person}, ${id}, lesson, now() - (${count} - n) * interval '12 hours'
    from unnest(${done}::text[]) with ordinality as t(lesson, n)
    on conflict do nothing`;
  await sql`
    insert into public.check_results (user_id, course_id, lesson_id, correct, questions, passed_at, answered_at)
    select p.user_id, p.course_id, p.lesson_id, jsonb_array_length(k.questions), jsonb_array_length(k.questions), p.done_at, p.done_at
    from public.lesson_progress p join public.lesson_checks k using (course_id, lesson_id)
    where p.user_id = ${person} and p.course_id = ${id} and k.questions <> '[]'
    on conflict do nothing`;
  await sql`
    insert into public.course_positions (user_id, course_id, lesson_id, seen_at)
    values (${person}, ${id}, ${open}, now() - make_interval(hours => ${lessons.length - count === 0 ? 24 : 1}))
    on conflict do nothing`;
}

async function certify(sql: TransactionSql, { id, person, buyer }: Bought): Promise<void> {
  await sql`
    insert into public.certificates (code, user_id, course_id, holder_name, course_title, skills, minutes)
    select private.certificate_code(), ${person}, c.id, ${buyer}, c.title, c.learning_outcomes,
      (select coalesce(sum(minutes), 0) from private.curriculum_lessons(c.curriculum))
    from public.courses c where c.id = ${id}
    on conflict do nothing`;
}
