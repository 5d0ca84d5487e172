export const BLOG_DESK_PATH = "/admin/blog";

export function postEditorPath(id: string): `/admin/blog/${string}` {
  return `${BLOG_DESK_PATH}/${id}`;
}
