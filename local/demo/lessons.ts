import type { TransactionSql } from "postgres";
import { LESSONS } from "./data/read-lessons.ts";

/** Inserts the lesson texts of the demo courses; existing ones are kept. */
export async function seedLessons(sql: TransactionSql): Promise<void> {
  const rows = Object.entries(LESSONS).flatMap(([slug, texts]) =>
    Object.entries(texts).map(([lesson, body]) => ({ slug, lesson, body })),
  );
  await sql`
    insert into public.lesson_contents (course_id, lesson_id, body)
    select c.id, l.lesson, l.body
    from jsonb_to_recordset(${sql.json(rows)}) as l(slug text, lesson text, body text) join public.courses c on c.slug = l.slug
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
    insert into public.course_positions (user_id, course_id, lesson_id, seen_at)
    values (${person}, ${id}, ${open}, now() - make_interval(hours => ${lessons.length - count === 0 ? 24 : 1}))
    on conflict do nothing`;
}

async function certify(sql: TransactionSql, { id, person, buyer }: Bought): Promise<void> {
  await sql`
    insert into public.certificates (code, user_id, course_id, holder_name, course_title, minutes)
    select private.certificate_code(), ${person}, c.id, ${buyer}, c.title,
      (select coalesce(sum(minutes), 0) from private.curriculum_lessons(c.curriculum))
    from public.courses c where c.id = ${id}
    on conflict do nothing`;
}
