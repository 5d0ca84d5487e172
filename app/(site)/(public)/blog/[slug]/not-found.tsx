import { PostMissing } from "@/components/blog/post-missing";
import { RestorePreferences } from "@/components/content/restore-preferences";

export default function PostNotFound() {
  return (
    <>
      <RestorePreferences />
      <PostMissing />
    </>
  );
}
