import type { ReactNode } from "react";

type Props = {
  title: string;
  /** A short sentence beside the title, on wide screens. */
  note?: ReactNode;
  /** Links to the section's other lists. */
  tabs?: ReactNode;
  /** Actions; the primary one last, in the corner. */
  children?: ReactNode;
};

/** First line of every list: title, sections and actions. */
export function ListHead({ title, note, tabs, children }: Props) {
  return (
    <div className="list-head">
      <div>
        <h1>{title}</h1>
        {tabs}
        {note && <p className="list-note">{note}</p>}
      </div>
      {children && <div className="list-actions">{children}</div>}
    </div>
  );
}
