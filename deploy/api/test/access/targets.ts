import type { Role } from '@puente/contract/roles';
import type { Actor } from '../../src/access/actor.ts';
import type { Belonging } from './people.ts';
import type { OwnedRow } from './rows.ts';

/** Ids to request, by column of the matrix. Undefined when there is no such row. */
export interface Targets {
  own?: number;
  peer?: number;
  foreign?: number;
}

type Relation = keyof Targets;

/** Relation of a person to a row: their own, another user's of their role, or neither. */
export function relationOf(actor: Actor | null, row: OwnedRow, { roleOf, rolesIn }: Belonging): Relation {
  if (
    actor &&
    (row.users.includes(actor.userId) || actor.organizationIds.some((id) => row.organizations.includes(id)))
  )
    return 'own';
  const owners = new Set<Role | undefined>([
    ...row.users.map((id) => roleOf.get(id)),
    ...row.organizations.flatMap((id) => [...(rolesIn.get(id) ?? [])]),
  ]);
  return actor && owners.has(actor.role ?? undefined) ? 'peer' : 'foreign';
}

/** The first row of each relation, among the hidden ones or among the others. */
export function targetsOf(
  actor: Actor | null,
  rows: readonly OwnedRow[],
  belonging: Belonging,
  hidden: boolean,
): Targets {
  const targets: Targets = {};
  for (const row of rows) {
    if (row.hidden === hidden) targets[relationOf(actor, row, belonging)] ??= row.id;
  }
  return targets;
}
