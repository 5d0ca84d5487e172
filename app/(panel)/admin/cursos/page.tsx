import type { Metadata } from "next";
import { AddCourse } from "@/components/courses/staff/add-course";
import { CourseTable } from "@/components/courses/staff/course-table";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { ListTools } from "@/components/lists/list-tools";
import { LiveRefresh } from "@/components/live/live-refresh";
import { requireRole } from "@/lib/auth/guards";
import { canDeleteContent, STAFF_ROLES } from "@/lib/auth/roles";
import { parseListState } from "@/lib/core/list-state";
import {
  CAN_EDIT,
  CAN_EDIT_AND_DELETE,
  COURSE_SORT_LABELS,
  NO_COURSES_FOUND,
} from "@/lib/courses/staff/labels";
import { COURSE_LIST } from "@/lib/courses/staff/list";
import { listCourses } from "@/lib/courses/staff/queries";

export const metadata: Metadata = { title: "Cursos" };

export default async function CoursesAdminPage({ searchParams }: PageProps<"/admin/cursos">) {
  const { role } = await requireRole(STAFF_ROLES, { path: COURSE_LIST.path });
  const params = await searchParams;
  const state = parseListState(params, COURSE_LIST);
  const { items, total } = await listCourses(state);
  const canDelete = canDeleteContent(role);
  return (
    <>
      <ListHead title="Cursos" note={canDelete ? CAN_EDIT_AND_DELETE : CAN_EDIT}>
        <AddCourse key={String(params.nuevo)} startsOpen={params.nuevo === "1"} />
      </ListHead>
      <ListTools state={state} label="Buscar cursos" sorts={COURSE_SORT_LABELS} />
      {items.length > 0 ? (
        <CourseTable courses={items} state={state} canDelete={canDelete} />
      ) : (
        <ListEmpty state={state} title={NO_COURSES_FOUND} />
      )}
      <ListPager state={state} total={total} />
      <LiveRefresh tables={["courses"]} />
    </>
  );
}
