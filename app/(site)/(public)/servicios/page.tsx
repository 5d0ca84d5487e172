import { tabMetadata } from "./metadata";
import { ServiceList } from "./service-list";

export const ensureStatic = "navigation";
export const generateMetadata = () => tabMetadata("todos");

export default function ServicesPage() {
  return <ServiceList tab="todos" />;
}
