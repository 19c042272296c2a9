import type { Call } from '@puente/contract/call';
import type { Role, StaffRole } from '@puente/contract/roles';

/**
 * Vocabulary of the access matrix (access.test.ts). The results that follow from the declared `access` are derived and
 * asserted: 401 for the anonymous and for an expired session, 403 for other roles. The matrix contains the rest.
 */

/** `ok`: reaches the handler. `none`: there is no such row for this role, which is asserted as well. */
export const ok = 'ok';
export const none = 'none';
export type Cell = typeof ok | typeof none | 403 | 404 | 409;

/**
 * One cell for all rows, or one for each: own, of another user of the role, of another organisation (or person),
 * missing.
 */
export type Cells = Cell | readonly [own: Cell, peer: Cell, foreign: Cell, missing: Cell];
/** Rows that some people may not see although they see other rows of the entity: drafts, unpublished, not validated. */
export type HiddenCells = Cell | readonly [own: Cell, peer: Cell, foreign: Cell];

/** Demo accounts in addition to the first of each role, for rules that distinguish the two. */
export const further = {
  nueva: 'student',
  'sin-organizacion': 'coordinator',
  redaccion: 'staff',
  soporte: 'staff',
} as const satisfies Record<string, Role>;

/** Duties of the members of staff. */
export const duties = {
  staff: 'administrator',
  redaccion: 'editor',
  soporte: 'support',
} as const satisfies Record<string, StaffRole>;

export type Who = 'anonymous' | Role | keyof typeof further;

/** `everyone`: every person that the call admits and that has no cells of their own. */
export type Row<Value> = Partial<Record<Who | 'everyone', Value>>;
export type Table = Row<Cells> & { hidden?: Row<HiddenCells> };

/** Rows that may be in a list: the person's own or others', `Hidden` for drafts and the like. */
export type Listed = 'own' | 'ownHidden' | 'others' | 'othersHidden';

/**
 * A call's row of the matrix, for the row that its path names. `refs` has the cells for each row that its body names,
 * `lists` the rows that a scoped list may contain.
 */
export type AccessRow = Table & {
  refs?: Readonly<Record<string, Table>>;
  lists?: Row<readonly Listed[]>;
};

type Admitted<C extends Call> = C['access'] extends readonly (infer R)[]
  ? R extends StaffRole
    ? 'staff'
    : Extract<R, Role>
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
