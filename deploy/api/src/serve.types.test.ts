import type { Calls } from '@puente/contract/calls';
import type { projectCalls } from '@puente/contract/calls/projects';
import { type SQL, sql } from 'drizzle-orm';
import type { ActorIn } from './actor.ts';
import type { Database } from './db/connect.ts';
import { listOf, type Slice } from './list.ts';
import type { RowPolicy } from './policies/policy.ts';
import type { ProjectRow } from './presenters/project-columns.ts';
import type { Handler, Request, Routes } from './serve.ts';

/** What the compiler must refuse. `tsc` is the test; at run time there is nothing to do. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(): T | undefined => undefined;

it('is checked by the compiler', () => {
  holds<Same<Request<'GET /api/projects/:id'>['row'], ProjectRow>>();
  holds<Same<Request<'GET /api/projects/:id'>['params'], { id: number }>>();
  holds<Same<Request<'POST /api/applys'>['actor'], ActorIn<'student'>>>();
  holds<Same<Request<'GET /api/projects'>['row'], undefined>>();

  // @ts-expect-error the answer is a number
  const notOurs: Handler<'GET /api/students/count'> = () => Promise.resolve({ data: 'many' });
  // @ts-expect-error a call without a handler
  const missing: Routes<typeof projectCalls> = {};
  const unknown = {
    // @ts-expect-error a handler without a call
    'GET /api/secrets': () => Promise.resolve({}),
  } satisfies Partial<Routes<Calls>>;
  // @ts-expect-error the calls ask for `project.read`, and the policy does not say who may
  const silent: RowPolicy<'project', ProjectRow> = { load: () => Promise.resolve(undefined), sees: () => true, may: {} };

  const read: (db: Database, slice: Slice) => { prepare: () => { execute: () => Promise<{ total: number }[]> } } = () => ({ prepare: () => ({ execute: () => Promise.resolve([{ total: 0 }]) }) });
  const sorts = { 'publishedAt:desc': [], 'deadline:asc': [], 'title:asc': [] };
  const any = (): SQL => sql`true`;
  const rules = { from: sql``, read, sorts, sort: 'title:asc' as const };
  // @ts-expect-error the call has more filters than this
  listOf<'GET /api/projects'>()({ ...rules, filters: { keyword: any } });
  const list = listOf<'GET /api/projects'>()({ ...rules, filters: { keyword: any, study_areas: any, presentiality: any, location: any, id: any } });
  const query = { pagination: { page: 1, pageSize: 1 } };
  // @ts-expect-error a scoped list is limited by its policy, not by whatever condition
  const unlimited = () => list({} as Database, query, sql`true`, (rows) => Promise.resolve(rows));
  expect([notOurs, missing, unknown, silent, unlimited]).toHaveLength(5);
});
