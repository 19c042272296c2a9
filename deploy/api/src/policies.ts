import type { Call, GuardedEntity } from '@puente/contract/call';
import type { Actor } from './actor.ts';
import type { Database } from './db/connect.ts';
import { refuse } from './http/refuse.ts';
import { applyPolicy } from './policies/apply.ts';
import { organizationPolicy } from './policies/organization.ts';
import type { ListPolicy, RowPolicy, RuledEntity, ScopedEntity, Visible } from './policies/policy.ts';
import { projectPolicy } from './policies/project.ts';
import { studentPolicy } from './policies/student.ts';

const policies = {
  apply: applyPolicy,
  organization: organizationPolicy,
  project: projectPolicy,
  student: studentPolicy,
};

type Policies = typeof policies;
type RowIn<P> = P extends { load: (...given: never[]) => Promise<infer Row> } ? NonNullable<Row> : never;

// Two checks by the compiler: every `row` rule of a call has a policy with that action, every `scope` a condition.
policies satisfies { [E in RuledEntity]: RowPolicy<E, RowIn<Policies[E & keyof Policies]>> };
policies satisfies { [E in ScopedEntity]: ListPolicy };

/** The row that a call's `row` rule loads for its handler. */
export type RowOf<C extends Call> = C extends { row: `${infer E extends keyof Policies}.${string}` } ? RowIn<Policies[E]> : undefined;

/** The condition that a call's `scope` gives its handler. */
export type VisibleOf<C extends Call> = C extends { scope: infer E extends GuardedEntity } ? Visible<E> : undefined;

/** @throws Refusal NotFound for a row that is not there or not seen, Forbidden for what is not theirs to do */
export async function loadRow(rule: string, db: Database, id: number | undefined, actor: Actor | null): Promise<unknown> {
  const [entity, action] = rule.split('.') as [RuledEntity, string];
  // Each policy fits its own rows; which one it is, only the declaration knows.
  const policy = policies[entity] as unknown as RowPolicy<string, unknown> & { may: Record<string, RowPolicy<string, unknown>['sees']> };
  const row = id === undefined ? undefined : await policy.load(db, id);
  if (row === undefined || !policy.sees(actor, row)) throw refuse('NotFound');
  if (!policy.may[action]?.(actor, row)) throw refuse('Forbidden');
  return row;
}

export const visibleTo = <E extends ScopedEntity>(entity: E, actor: Actor | null): Visible<E> =>
  policies[entity].visible(actor) as Visible<E>;
