import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { POST_NOT_FOUND } from "@/lib/blog/labels";
import { BLOG_DESK_PATH } from "@/lib/blog/staff/paths";

export default function PostNotFound() {
  return (
    <Message title={POST_NOT_FOUND} art="/art/not-found.svg">
      <Link href={BLOG_DESK_PATH} className={buttonVariants()}>
        Volver al blog
      </Link>
    </Message>
  );
}
