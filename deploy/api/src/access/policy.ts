import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { GuardedEntity } from '@puente/contract/call';
import type { CallName, Calls } from '@puente/contract/calls';
import type { ErrorCode } from '@puente/contract/errors';
import type { IdOf } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import type { Actor } from './actor.ts';

type Declared = Calls[CallName];
type RefRules<C> = C extends { refs: infer Refs } ? Refs[keyof Refs] : never;
type RowRule = Extract<Declared, { row: string }>['row'] | RefRules<Declared>;

/** Entities that a call declares as the scope of a list. */
export type ScopedEntity = Extract<Declared, { scope: string }>['scope'];

/** Entities that a call declares in a rule for a row or a reference. */
export type RuledEntity = RowRule extends infer Rule
  ? Rule extends `${infer Entity}.${string}`
    ? Entity
    : never
  : never;

/** Entities with a call that changes their records by version. */
export type VersionedEntity = Extract<Declared, { versioned: string }>['versioned'];

/** Table of versioned records. */
export type VersionedTable = PgTable & { updatedAt: PgColumn };

/** Actions of the calls on a row of an entity. The policy must have a rule for each. */
type ActionOn<Entity extends string> = RowRule extends infer Rule
  ? Rule extends `${Entity}.${infer Action}`
    ? Action
    : never
  : never;

/** Tells whether an action is allowed. A refusal's code explains more than `false`. */
export type Verdict = boolean | ErrorCode;

/** Rules about a row: who may see it, and which actions are allowed. */
export interface RowPolicy<Entity extends GuardedEntity, Row> {
  /** Table of the row, for an entity that is changed by version. */
  table?: VersionedTable & { id: PgColumn };
  /** Loads the row in one query, with everything that the rules below need. */
  load: (db: Database, id: IdOf<Entity>) => Promise<Row | undefined>;
  sees: (actor: Actor | null, row: Row) => boolean;
  /** Called only for an actor who sees the row. */
  may: { [Action in ActionOn<Entity>]: (actor: Actor | null, row: Row) => Verdict };
}

/** Rule for a list: the rows of an entity that an actor may see. */
export interface ListPolicy {
  visible: (actor: Actor | null) => SQL;
}

declare const scoped: unique symbol;

/**
 * A list policy's condition for one actor. Only policies create it, and the lists of a scoped call cannot be read
 * without it.
 */
export type Visible<Entity extends GuardedEntity> = SQL & { readonly [scoped]: Entity };
