import { Table, Th } from "@/components/ui/table";
import type { StaffPost } from "@/lib/blog/staff/rows";
import { PostRow } from "./post-row";

type Props = { posts: StaffPost[]; canDelete: boolean };

export function PostTable({ posts, canDelete }: Props) {
  return (
    <Table label="Artículos" cards>
      <thead>
        <tr>
          <Th>Artículo</Th>
          <Th className="max-lg:hidden">Categoría</Th>
          <Th className="hidden 2xl:table-cell">Palabras</Th>
          <Th>Publicación</Th>
          <Th className="hidden 2xl:table-cell">Último cambio</Th>
          <Th>
            <span className="sr-only">Acciones</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} canDelete={canDelete} />
        ))}
      </tbody>
    </Table>
  );
}
