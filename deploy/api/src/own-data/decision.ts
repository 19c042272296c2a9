import type { PgTable } from 'drizzle-orm/pg-core';

/** A column that the export leaves out, with the reason. */
export interface LeftOut {
  left: string;
}

/** A table about people: its columns by the names that they have in the export. */
export interface Personal<Table extends PgTable> {
  columns: { [Column in keyof Table['$inferSelect']]: string | LeftOut };
  /** Fate of the rows when the account is deleted: they are deleted, or stay without the person, for this reason. */
  deletion: 'goes' | { stays: string };
}

/** A table without data about the person who leaves or requests an export, with the reason. */
export interface Impersonal {
  impersonal: string;
}

export const key: LeftOut = { left: 'a number of the database' };
export const owner: LeftOut = { left: 'the person who asks' };
export const secret: LeftOut = { left: 'opens the account' };
export const named = { left: 'exported by its name' } as const satisfies LeftOut;
export const unused: LeftOut = { left: 'never filled' };
export const reference: Impersonal = { impersonal: 'a catalogue that is the same for everybody' };
export const published: Impersonal = { impersonal: 'content of the platform, without an author' };
export const ofOrganization: Impersonal = {
  impersonal: 'belongs to an organisation, not to one of its people',
};
export const ofWork: Impersonal = { impersonal: 'part of a project or a work, without a person' };
