import { Card, CardBody } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { SLIDES_SETUP } from "@/lib/content/staff/labels";
import { CopySqlButton } from "./copy-sql-button";

/** Setup instructions when the slides' table is missing. */
export function SlidesSetup({ sql }: { sql: string }) {
  return (
    <Card>
      <CardBody className="gap-4 sm:p-6">
        <h2 className="flex items-center gap-3 text-xl">
          <Icon name="lucide--database-zap" className="text-warm" />
          {SLIDES_SETUP}
        </h2>
        <p className="text-muted-foreground">
          La tabla <code>hero_slides</code> no existe en la base de datos. Ejecuta este SQL en el editor de tu
          proyecto y recarga la página. Mientras tanto, la portada muestra los slides de siempre.
        </p>
        <CopySqlButton sql={sql} />
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-[28rem] overflow-auto rounded-md border border-border bg-muted p-4 text-sm"
        >
          <code>{sql}</code>
        </pre>
      </CardBody>
    </Card>
  );
}
