"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const AddCourseDialog = dynamic(
  () => import("./add-course-dialog").then((module) => module.AddCourseDialog),
  { ssr: false },
);

export function AddCourse({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="lucide--plus" />
        Agregar curso
      </Button>
      {isOpen && <AddCourseDialog onClose={() => setOpen(false)} />}
    </>
  );
}
