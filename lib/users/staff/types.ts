import type { z } from "zod";
import type { personHistory } from "./history";
import type { peoplePage, personDetail } from "./person";

export type PeoplePage = z.output<typeof peoplePage>;
/** A row of the user list. */
export type FoundPerson = PeoplePage["people"][number];

/** Somebody of the staff, as lists offer them. */
export type StaffMember = { id: string; name: string };

export type PersonDetail = z.output<typeof personDetail>;

/** A person's history. */
export type PersonHistory = z.output<typeof personHistory>;
export type PersonOrder = PersonHistory["orders"][number];
export type PersonCourse = PersonHistory["courses"][number];
export type PersonReview = PersonHistory["reviews"][number];
