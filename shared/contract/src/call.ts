import type * as z from 'zod/mini';
import type { IdKind, IdOf, OnTheWire } from './ids.ts';
import type { Role, StaffRole } from './roles.ts';

type Schema = z.ZodMiniType;

/** Name of a call, `METHOD /path/:id`, shared by the client that makes it and the server that handles it. */
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/**
 * Users who may make a call at all. `row` and `scope` limit the rows that it may touch. A staff role admits members of
 * staff with that duty, `staff` all of them.
 */
export type Access = 'anyone' | 'signedIn' | readonly (Role | StaffRole)[];

/**
 * Limit of a call that names no row and no list of a guarded entity: it may touch the caller's own rows only. `user`: the account and its
 * data (sessions, picture, uploaded files). `student` and `teacher`: their profile row and its data. `organization`: the organisations that
 * the caller acts for. `platform`: data that belongs to no user, for staff only. `public`: data that is the same for every caller, read
 * only.
 */
export const ownership = ['user', 'student', 'teacher', 'organization', 'platform', 'public'] as const;
export type Own = (typeof ownership)[number];

/** Kinds of records with a policy on the server (`policy.ts` of each subject in deploy/api/src), if a call names them. */
export type GuardedEntity = Exclude<IdKind, 'profile'>;

export interface Call {
  /** First line of the call in the API's description, without a full stop. */
  summary: string;
  /** Further sentences of the API's description. */
  description?: string;
  access: Access;
  /**
   * Points that a request takes from the visitor's general allowance, added to the points of its query (query-price.ts). 1 point reads or
   * writes one record. A call has a price, a limit or both.
   */
  price?: number;
  /**
   * `entity.action`: the row that `:id` in the path names, and the action on it. The server loads the row through the policy before the
   * handler runs. A row that the caller may not see answers 404; a forbidden action on a visible row answers 403.
   */
  row?: `${GuardedEntity}.${string}`;
  /**
   * Like `row`, for rows that the body names: `{ organization: 'organization.publish' }` when `data.organization` is an id or a list of
   * ids. A body without `data` names them at its top level. A missing or null field names no row.
   */
  refs?: Readonly<Record<string, `${GuardedEntity}.${string}`>>;
  /** The call is about a person: the trail of staff acts keeps the names of its fields, and no values. */
  aboutPerson?: true;
  /** Entity of a list, which returns only the rows that the entity's policy lets the caller see. */
  scope?: GuardedEntity;
  /** Limit of a call that has neither `row`, `refs` nor `scope`. */
  own?: Own;
  /**
   * Entity of the record that the call changes, if several people or tabs may change it. `base` in the body is the version that the caller
   * has read (forms/versioned.ts); the server refuses changes to an older version.
   */
  versioned?: GuardedEntity;
  query?: Schema;
  /**
   * JSON body; `'files'` for multipart with a `files` part. Unknown fields are refused by name. The server accepts the fields within `data`
   * or without, and drops `id`, `createdAt` and `updatedAt` unless the body declares them.
   */
  body?: Schema | 'files';
  /**
   * Third-party programs make this call with a form, whose fields are ignored: a mail program that unsubscribes its user (RFC 8058). The
   * call must not rely on a cookie, because other sites can submit forms, too.
   */
  takesForms?: true;
  /**
   * JSON response; `'file'` for bytes, `'redirect'` for a browser redirect, `'nothing'` for 204. `'events'` is a stream of server-sent
   * events that stays open until one side closes it (`events` declares them).
   */
  answer: Schema | 'file' | 'redirect' | 'nothing' | 'events';
  /** Events of a stream: payload by event name. */
  events?: Readonly<Record<string, Schema>>;
  /**
   * A GET with side effects: it opens a session or a stream, or records a visit. Its HEAD is refused, since link checkers use HEAD. HEAD of
   * every other GET is answered like the GET, without a body.
   */
  hasEffects?: true;
  /** A GET that pages of other sites may make, without the user's session: they read public documents with it. */
  forOtherSites?: true;
  /** A GET whose response no cache may keep, a visitor's neither. */
  uncached?: true;
  /** Stricter rate limit than the general one. `search` counts only requests with search words. */
  limit?:
    | 'login'
    | 'register'
    | 'mail'
    | 'upload'
    | 'uploadPart'
    | 'search'
    | 'chat'
    | 'report'
    | 'measure'
    | 'contact'
    | 'invite';
}

type PathOf<Key> = Key extends `${string} ${infer Path}` ? Path : never;
type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Id type of the row that a call's `row` names. */
type RowIdOf<C> = C extends { row: `${infer Kind extends GuardedEntity}.${string}` } ? IdOf<Kind> : number;

/** Parameters of the path; records are addressed by numeric id. */
export type ParamsOf<Key, C> = { [Name in ParamNames<PathOf<Key>>]: RowIdOf<C> };

type In<S> = S extends Schema ? z.input<S> : never;
type Out<S> = S extends Schema ? z.output<S> : never;

/** The part of a body that holds the record's fields. */
export type DataOf<C> = C extends { body: infer B }
  ? Out<B> extends { data: infer Data }
    ? Data
    : Out<B>
  : never;

/**
 * A query as the client writes it: parsed values (numbers, although the URL is text), with the page optional. `fields` is left out, because
 * the response would have less than its type says.
 */
type QueryIn<Q> = Omit<Q, 'pagination' | 'fields'> &
  (Q extends { pagination: infer Page } ? { pagination?: Partial<Page> } : unknown);

type QueryPart<Query> = Record<never, never> extends Query ? { query?: Query } : { query: Query };

/** Input of the client's call. */
export type InputOf<Key, C> = ([ParamNames<PathOf<Key>>] extends [never]
  ? unknown
  : { params: ParamsOf<Key, C> }) &
  (C extends { query: infer Q } ? QueryPart<QueryIn<Out<Q>>> : unknown) &
  (C extends { body: infer B }
    ? B extends 'files'
      ? { files: File | readonly File[] }
      : { body: In<B> }
    : unknown);

/** Response that the client gets. */
export type AnswerOf<C> = C extends { answer: infer A }
  ? A extends Schema
    ? Out<A>
    : A extends 'file'
      ? Blob
      : A extends 'events'
        ? never
        : undefined
  : never;

/** Parsed request that a handler on the server gets. */
export type ReceivedOf<Key, C> = {
  params: ParamsOf<Key, C>;
  query: C extends { query: infer Q } ? Out<Q> : undefined;
  body: C extends { body: infer B } ? (B extends 'files' ? undefined : Out<B>) : undefined;
};

/** Value that a handler on the server returns. */
export type GivenOf<C> = C extends { answer: infer A } ? (A extends Schema ? In<A> : A) : never;

/** Query and JSON body of a call: for the API's description, the access matrix and the fuzz tests. */
export interface Example {
  query?: object;
  body?: unknown;
}

type Sent<Key, C> = OnTheWire<Omit<InputOf<Key, C>, 'params' | 'files'>>;
type Illustrated<Group> = {
  [Name in keyof Group]: Group[Name] extends { query: Schema } | { body: Schema } ? Name : never;
}[keyof Group];

/** An example for each call with a query or a JSON body. Ids in them are those of the demo seed. */
type ExamplesOf<Group> = { [Name in Illustrated<Group>]: Sent<Name, Group[Name]> };

/** Calls of one subject. */
interface Declaration<Group extends Record<CallKey, Call>> {
  /** Name of the file, and of the calls' group in the API's description. */
  subject: string;
  /** Describes the group. */
  about: string;
  calls: Group;
  /** Contain no real person or organisation. */
  examples: NoInfer<ExamplesOf<Group>>;
}

/** A call with what its declaration says about the group, and its example. */
export type Declared<C = Call, Sample = Example | undefined> = C & {
  readonly group: Pick<Declaration<never>, 'subject' | 'about'>;
  readonly example: Sample;
};

type DeclaredIn<Group> = {
  [Name in keyof Group]: Declared<
    Group[Name],
    Name extends Illustrated<Group> ? ExamplesOf<Group>[Name] : undefined
  >;
};

/** Declares the calls of a subject. Keeps each literal, so that client and server get exact types from the key. */
export const declare = <const Group extends Record<CallKey, Call>>({
  calls,
  examples,
  ...group
}: Declaration<Group>): DeclaredIn<Group> =>
  Object.fromEntries<unknown>(
    Object.entries(calls).map(([name, call]) => [
      name,
      { ...call, group, example: (examples as Partial<Record<string, Example>>)[name] },
    ]),
  ) as DeclaredIn<Group>;
