import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Calls } from '@puente/contract/calls';
import type { projectCalls } from '@puente/contract/calls/projects';
import type { ProjectId } from '@puente/contract/ids';
import type { ActorIn } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import type { Database } from '../db/connect.ts';
import type { Rules } from '../lists/filters.ts';
import { listOf } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import type { OrganizationRow } from '../organizations/policy.ts';
import type { ProjectRow } from '../projects/columns.ts';
import type { RefsOf } from './policies.ts';
import type { Handler, Request, Routes } from './serve.ts';

/** Code that the compiler must refuse. `tsc` is the test; at run time there is nothing to do. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(): T | undefined => undefined;

it('is checked by the compiler', () => {
  holds<Same<Request<'GET /api/projects/:id'>['row'], ProjectRow>>();
  holds<Same<Request<'GET /api/projects/:id'>['params'], { id: ProjectId }>>();
  holds<Same<Request<'POST /api/applys'>['actor'], ActorIn<'student'>>>();
  holds<Same<Request<'GET /api/projects'>['row'], undefined>>();
  holds<Same<Request<'POST /api/projects'>['refs'], { readonly organization: OrganizationRow }>>();
  holds<Same<Request<'GET /api/projects'>['refs'], undefined>>();
  type Body<Data> = {
    summary: string;
    access: 'anyone';
    answer: 'nothing';
    refs: { project: 'project.read' };
    body: z.ZodMiniType<{ data: Data }>;
  };
  holds<Same<RefsOf<Body<{ project: number[] }>>, { project: ProjectRow[] }>>();
  holds<Same<RefsOf<Body<{ project?: number | undefined }>>, { project: ProjectRow | undefined }>>();
  holds<Same<RefsOf<Body<{ project: number | null }>>, { project: ProjectRow | undefined }>>();
  // A field that the body does not have refers to nothing that a handler could use.
  holds<Same<RefsOf<Body<{ title: string }>>, { project: never }>>();

  // @ts-expect-error the answer is a number
  const notOurs: Handler<'GET /api/students/count'> = () => Promise.resolve({ data: 'many' });
  // @ts-expect-error a call without a handler
  const missing: Routes<typeof projectCalls> = {};
  const unknown = {
    // @ts-expect-error a handler without a call
    'GET /api/secrets': () => Promise.resolve({}),
  } satisfies Partial<Routes<Calls>>;
  const silent: RowPolicy<'project', ProjectRow> = {
    load: () => Promise.resolve(undefined),
    sees: () => true,
    // @ts-expect-error the calls ask for `project.read`, and the policy does not say who may
    may: {},
  };

  const read: (
    db: Database,
    slice: Slice,
  ) => { prepare: () => { execute: () => Promise<{ total: number }[]> } } = () => ({
    prepare: () => ({ execute: () => Promise.resolve([{ total: 0 }]) }),
  });
  const sorts = { 'publishedAt:desc': [], 'deadline:asc': [], 'title:asc': [] };
  const any = (): SQL => sql`true`;
  const rules = { from: sql``, read, sorts, sort: 'title:asc' as const };
  // @ts-expect-error the call has more filters than this
  listOf<'GET /api/projects'>()({ ...rules, filters: { keyword: any }, facets: {} });
  const filters = {
    keyword: any,
    study_areas: any,
    study_subareas: any,
    presentiality: any,
    location: any,
    type: any,
    dedication: any,
    internship: any,
    paid: any,
    ods: any,
    language: any,
    closing: any,
    deadline: any,
    publishedAt: any,
    id: any,
    organization: { inside: { id: any, name: any } },
    program: { inside: { id: any, code: any, name: any } },
  };
  const facet = { value: any() };
  // @ts-expect-error the call has more facets than this
  listOf<'GET /api/projects'>()({ ...rules, filters, facets: { location: facet } });
  const facets = {
    presentiality: facet,
    location: facet,
    study_areas: facet,
    study_subareas: facet,
    type: facet,
    dedication: facet,
    paid: facet,
    internship: facet,
    ods: facet,
    language: facet,
    program: facet,
    closing: facet,
  };
  // @ts-expect-error the call is sorted by relevance, and nothing says what is relevant
  listOf<'GET /api/projects'>()({ ...rules, filters, facets });
  const list = listOf<'GET /api/projects'>()({ ...rules, filters, facets, ranks: () => [] });
  const query = { pagination: { page: 1, pageSize: 1 } };
  const related: Rules<{ coordinator?: { user?: { email?: { $eq?: string } } } }> = {
    coordinator: { inside: { user: { inside: { email: any } } } },
  };
  const forgotten: Rules<{ coordinator?: { id?: { $eq?: number }; name?: { $eq?: string } } }> = {
    // @ts-expect-error the filter has a field of a relation that has no SQL
    coordinator: { inside: { id: any } },
  };
  // @ts-expect-error a hand-written condition could forget fields of the relation
  const opaque: Rules<{ coordinator?: { id?: { $eq?: number } } }> = { coordinator: any };
  // @ts-expect-error a scoped list is limited by its policy, not by any other condition
  const unlimited = () => list({} as Database, query, sql`true`, (rows) => Promise.resolve(rows));
  expect([notOurs, missing, unknown, silent, related, forgotten, opaque, unlimited]).toHaveLength(8);
});
