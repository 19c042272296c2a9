import type { GuardedEntity } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import type { ErrorCode } from '@puente/contract/errors';
import type { IdOf } from '@puente/contract/ids';
import type { SQL } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import type { Database } from '../db/connect.ts';

type Declared = Calls[CallName];
type RefRules<C> = C extends { refs: infer Refs } ? Refs[keyof Refs] : never;
type RowRule = Extract<Declared, { row: string }>['row'] | RefRules<Declared>;

/** Entities that some call scopes a list to. */
export type ScopedEntity = Extract<Declared, { scope: string }>['scope'];

/** Entities that some call names in a rule for a row or a reference. */
export type RuledEntity = RowRule extends infer Rule
  ? Rule extends `${infer Entity}.${string}`
    ? Entity
    : never
  : never;

/** What the calls want to do with a row of an entity: the policy must answer for each. */
type ActionOn<Entity extends string> = RowRule extends infer Rule
  ? Rule extends `${Entity}.${infer Action}`
    ? Action
    : never
  : never;

/** Whether a user may do something; a refusal's code says better than `false` what is missing. */
export type Verdict = boolean | ErrorCode;

/** Who may see a row, and what they may do with it. */
export interface RowPolicy<Entity extends GuardedEntity, Row> {
  /** In one query, with all that the rules below need to know. */
  load: (db: Database, id: IdOf<Entity>) => Promise<Row | undefined>;
  sees: (actor: Actor | null, row: Row) => boolean;
  /** Asked only of an actor who sees the row. */
  may: { [Action in ActionOn<Entity>]: (actor: Actor | null, row: Row) => Verdict };
}

/** Which rows of an entity an actor sees in a list. */
export interface ListPolicy {
  visible: (actor: Actor | null) => SQL;
}

declare const scoped: unique symbol;

/** A list policy's answer for one actor; only policies make it, and the lists of a scoped call cannot be read without it. */
export type Visible<Entity extends GuardedEntity> = SQL & { readonly [scoped]: Entity };
