import { SectionTabs } from "@/components/layout/section-tabs";
import { CUSTOMER_LIST } from "@/lib/customers/list";

const REPEATED = `${CUSTOMER_LIST.path}?ver=repetidos`;

export function CustomerTabs({ isRepeated }: { isRepeated: boolean }) {
  return (
    <SectionTabs
      label="Clientes"
      current={isRepeated ? REPEATED : CUSTOMER_LIST.path}
      tabs={[
        { href: CUSTOMER_LIST.path, label: "Todos" },
        { href: REPEATED, label: "Posibles repetidos" },
      ]}
    />
  );
}
