import { blogMetadata } from "./blog-metadata";
import { BlogView } from "./blog-view";

export const ensureStatic = "navigation";

export const generateMetadata = () => blogMetadata(null);

export default function BlogPage() {
  return <BlogView category={null} page={1} />;
}
