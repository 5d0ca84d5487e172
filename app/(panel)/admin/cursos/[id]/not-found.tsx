import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { COURSE_NOT_FOUND } from "@/lib/courses/labels";
import { COURSES_PATH } from "@/lib/courses/staff/paths";

export default function CourseNotFound() {
  return (
    <Message title={COURSE_NOT_FOUND} art="/art/not-found.svg">
      <Link href={COURSES_PATH} className={buttonVariants()}>
        Volver a los cursos
      </Link>
    </Message>
  );
}
