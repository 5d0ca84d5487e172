import type { DocumentType } from "@/lib/core/documents";

export const PERSONS = { individual: "Persona", association: "Empresa" } as const;
export type Person = keyof typeof PERSONS;

/** Documents of a person or a company. */
const DOCUMENTS = {
  individual: ["CC", "CE", "PAS", "TI"],
  association: ["NIT"],
} satisfies Record<Person, DocumentType[]>;

export const documentsOf = (person: Person): readonly DocumentType[] => DOCUMENTS[person];

/** What the buyer says about the account that pays. */
export type BankForm = {
  person: Person;
  documentType: DocumentType;
  documentNumber: string;
  bankId: string;
};
