"use client";

import dynamic from "next/dynamic";
import { NewButton } from "@/components/forms/staff/new-button";

const NewPostDialog = dynamic(() => import("./new-post-dialog").then((module) => module.NewPostDialog), {
  ssr: false,
});

export function NewPost({ startsOpen }: { startsOpen: boolean }) {
  return <NewButton label="Nuevo artículo" startsOpen={startsOpen} Dialog={NewPostDialog} />;
}
