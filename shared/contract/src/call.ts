import type * as z from 'zod/mini';
import type { IdOf } from './ids.ts';
import type { Role } from './roles.ts';

type Schema = z.ZodMiniType;

/** `METHOD /path/:id`: how a call is named, by the client that makes it and by the server that serves it. */
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Who may make a call at all. Which rows it may touch is said by `row` and `scope`. */
export type Access = 'anyone' | 'signedIn' | readonly Role[];

/**
 * What else a call is limited to, when it names no row and no list of a guarded entity: it touches the caller's own rows
 * and no others. `user`: the account and what hangs on it (session, picture, uploaded files); `student` and `teacher`:
 * their profile row and what hangs on it; `organization`: the organisations that they act for.
 * `platform`: what belongs to no user, for staff only. `public`: reading what is the same for every caller.
 */
export const ownership = ['user', 'student', 'teacher', 'organization', 'platform', 'public'] as const;
export type Own = (typeof ownership)[number];

/** Entities whose rows have a policy on the server (`policy.ts` of each subject in deploy/api/src). */
export type GuardedEntity =
  | 'project'
  | 'application'
  | 'applicationNote'
  | 'organization'
  | 'student'
  /** A student by the id of their user. */
  | 'studentOfUser'
  | 'user'
  | 'session'
  | 'passkey'
  | 'file'
  | 'work'
  | 'conversation'
  | 'teacher'
  | 'message'
  | 'coordinator'
  | 'projectManager'
  | 'opportunity'
  | 'resource'
  | 'post'
  | 'faq'
  | 'page'
  | 'campaign'
  | 'program'
  | 'university'
  | 'degree'
  | 'searchSynonym'
  | 'savedSearch'
  | 'alert'
  | 'joining'
  | 'talentInvitation'
  | 'talentList'
  | 'projectTemplate'
  | 'messageTemplate';

export interface Call {
  access: Access;
  /**
   * Points that a request takes from its visitor's general allowance, beside the points of its query (query-price.ts): 1 reads or
   * writes one record. A call has a price, a limit or both.
   */
  price?: number;
  /**
   * `entity.action`: the row that `:id` in the path names, and what the caller wants with it.
   * The server loads it through the policy before the handler runs: a row that the caller may not see answers 404,
   * an action that is not theirs on a row that they see answers 403.
   */
  row?: `${GuardedEntity}.${string}`;
  /**
   * The same for rows that the body names: `{ organization: 'organization.publish' }` when `data.organization` is an id or
   * a list of ids (a body without `data` names them itself). A field that is left out or null refers to nothing.
   */
  refs?: Readonly<Record<string, `${GuardedEntity}.${string}`>>;
  /** A list gives only the rows of this entity that its policy lets the caller see. */
  scope?: GuardedEntity;
  /** What limits a call that has none of the three above. */
  own?: Own;
  /**
   * Entity of the record that the call changes, when several people or tabs may: `base` of its body says which version the caller
   * has read (forms/versioned.ts), and the server refuses a change to an older one. The banner is one record, without an id.
   */
  versioned?: GuardedEntity | 'banner';
  query?: Schema;
  /**
   * JSON body; `'files'` for multipart with a `files` part. Every field that it does not know is refused by name. The server
   * takes it within `data` or without, and leaves out `id`, `createdAt` and `updatedAt` where the body does not declare them.
   */
  body?: Schema | 'files';
  /**
   * Programs that are no client of ours make this call with a form, whose fields are not read: a mail program that unsubscribes
   * its user (RFC 8058). It must do nothing on the strength of a cookie, since a page of another site can send a form, too.
   */
  takesForms?: true;
  /**
   * JSON answer; `'file'` for bytes, `'redirect'` for a browser redirect, `'nothing'` for 204, `'events'` for a stream of
   * server-sent events that goes on until one side ends it (`events` says which).
   */
  answer: Schema | 'file' | 'redirect' | 'nothing' | 'events';
  /** What a stream can tell: the name of each event, and what comes with it. */
  events?: Readonly<Record<string, Schema>>;
  /**
   * A GET that changes something: it opens a session or a stream, or notes that somebody looked. Its HEAD is refused, since link
   * checkers use HEAD. HEAD of every other GET is answered like the GET, without its body.
   */
  hasEffects?: true;
  /** Stricter rate limit than the general one; `search` counts only what is asked with words. */
  limit?:
    | 'login'
    | 'register'
    | 'mail'
    | 'upload'
    | 'search'
    | 'chat'
    | 'report'
    | 'measure'
    | 'contact'
    | 'invite';
}

/** Declares calls; keeps each literal so that both sides get exact types from the key. */
export const declare = <const Calls extends Record<CallKey, Call>>(calls: Calls): Calls => calls;

type PathOf<Key> = Key extends `${string} ${infer Path}` ? Path : never;
type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The id of the row that a call's `row` speaks of. */
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
 * A query as the client writes it: parsed values (numbers as numbers, the wire is text anyway), the page left out or in part.
 * Without `fields`: the answer would have less than its type says.
 */
type QueryIn<Q> = Omit<Q, 'pagination' | 'fields'> &
  (Q extends { pagination: infer Page } ? { pagination?: Partial<Page> } : unknown);

type QueryPart<Query> = Record<never, never> extends Query ? { query?: Query } : { query: Query };

/** What the client sends. */
export type InputOf<Key, C> = ([ParamNames<PathOf<Key>>] extends [never]
  ? unknown
  : { params: ParamsOf<Key, C> }) &
  (C extends { query: infer Q } ? QueryPart<QueryIn<Out<Q>>> : unknown) &
  (C extends { body: infer B }
    ? B extends 'files'
      ? { files: File | readonly File[] }
      : { body: In<B> }
    : unknown);

/** What the client gets. */
export type AnswerOf<C> = C extends { answer: infer A }
  ? A extends Schema
    ? Out<A>
    : A extends 'file'
      ? Blob
      : A extends 'events'
        ? never
        : undefined
  : never;

/** What a handler on the server gets: everything parsed. */
export type ReceivedOf<Key, C> = {
  params: ParamsOf<Key, C>;
  query: C extends { query: infer Q } ? Out<Q> : undefined;
  body: C extends { body: infer B } ? (B extends 'files' ? undefined : Out<B>) : undefined;
};

/** What a handler on the server gives. */
export type GivenOf<C> = C extends { answer: infer A } ? (A extends Schema ? In<A> : A) : never;
