import type { Call } from '@puente/contract/call';
import type { Role } from '@puente/contract/roles';

/**
 * The words in which the access matrix is written (access.test.ts). What the declared `access` decides (401 for the
 * anonymous, 403 for other roles, an expired session like none) is derived from it and asserted; the rest is written here.
 */

/** `ok`: reaches the handler. `none`: there is no such row for this role, which is asserted as well. */
export const ok = 'ok';
export const none = 'none';
export type Cell = typeof ok | typeof none | 403 | 404;

/** One for all rows, or: own, of another user of the role, of another organisation (or person), missing. */
export type Cells = Cell | readonly [own: Cell, peer: Cell, foreign: Cell, missing: Cell];
/** Rows that are hidden from some who see their kind: drafts, unpublished, not validated. */
export type HiddenCells = Cell | readonly [own: Cell, peer: Cell, foreign: Cell];

/** Demo accounts that stand beside the first of their role, for rules that tell the two apart. */
export const further = { nueva: 'student', 'sin-organizacion': 'coordinator' } as const satisfies Record<
  string,
  Role
>;

export type Who = 'anonymous' | Role | keyof typeof further;

/** `everyone`: every person that the call admits and that has no cells of their own. */
export type Row<Value> = Partial<Record<Who | 'everyone', Value>>;
export type Table = Row<Cells> & { hidden?: Row<HiddenCells> };

/** Which rows may be in a list: the caller's own or others', `Hidden` for drafts and the like. */
export type Listed = 'own' | 'ownHidden' | 'others' | 'othersHidden';

/**
 * A call's row of the matrix: for the row that its path names; `refs` for each that its body names; `lists` for what a
 * scoped list may have in it.
 */
export type AccessRow = Table & {
  refs?: Readonly<Record<string, Table>>;
  lists?: Row<readonly Listed[]>;
};

type Admitted<C extends Call> = C['access'] extends readonly (infer R extends Role)[]
  ? R
  : C['access'] extends 'anyone'
    ? Role | 'anonymous'
    : Role;

type RowFor<C extends Call> = AccessRow &
  ({ everyone: Cells } | Record<Admitted<C>, Cells>) &
  (C extends { refs: infer Refs } ? { refs: { [Field in keyof Refs]: Table } } : unknown) &
  (C extends { scope: string } ? { lists: NonNullable<AccessRow['lists']> } : unknown);

/** The rows of a group of calls: `export const applicationAccess = { … } satisfies AccessOf<typeof applicationCalls>;` */
export type AccessOf<Group> = {
  [Name in keyof Group]: Group[Name] extends Call ? RowFor<Group[Name]> : never;
};
