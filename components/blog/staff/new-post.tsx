"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const NewPostDialog = dynamic(() => import("./new-post-dialog").then((module) => module.NewPostDialog), {
  ssr: false,
});

export function NewPost({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="lucide--plus" />
        Nuevo artículo
      </Button>
      {isOpen && <NewPostDialog onClose={() => setOpen(false)} />}
    </>
  );
}
