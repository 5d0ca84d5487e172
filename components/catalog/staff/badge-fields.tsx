"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Badge } from "@/components/ui/badge";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { EDITED_FIELDS } from "@/lib/catalog/fields";
import { toBadgeColor } from "@/lib/catalog/labels";
import { BADGE_COLOR_LABELS } from "@/lib/catalog/staff/labels";
import type { BadgeColor } from "@/lib/catalog/types";

const { badgeText, badgeColor } = EDITED_FIELDS;

type Props = { idPrefix: string; text?: string; color?: BadgeColor; error?: string };

/** Fields of a product's badge, with a preview. */
export function BadgeFields({ idPrefix, text = "", color = "primary", error }: Props) {
  const [words, setWords] = useState(text);
  const [look, setLook] = useState<BadgeColor>(color);
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
      <Field id={`${idPrefix}-badge`} label={badgeText.label} error={error}>
        <Input
          name="badgeText"
          value={words}
          maxLength={badgeText.max}
          placeholder="Nuevo, Oferta..."
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Field id={`${idPrefix}-badge-color`} label={badgeColor.label}>
        <Select
          name="badgeColor"
          value={look}
          onChange={(event) => setLook(toBadgeColor(event.target.value))}
          options={BADGE_COLOR_LABELS}
        />
      </Field>
      <p className="flex min-h-11 items-center">
        <span className="sr-only">Así se ve: </span>
        {words ? (
          <Badge variant={look}>{words}</Badge>
        ) : (
          <span className="text-sm text-muted-foreground">Sin etiqueta</span>
        )}
      </p>
    </div>
  );
}
