import type { APIRequestContext } from '@playwright/test';
import { writtenAddresses } from './rendered-addresses.ts';
import { everyRoute, type Route } from './routes.ts';

/** A page of the product, and a demo account that sees it; without one, a visitor does. */
export interface Visit {
  name: string;
  path: string;
  who: 'visitor' | `${string}@puente.test`;
}

const student = 'estudiante@puente.test';
const coordinator = 'coordinacion@puente.test';
const newStudent = 'nueva@puente.test';
const withoutOrganisation = 'sin-organizacion@puente.test';
const teacher = 'docente@puente.test';
const staff = 'staff@puente.test';

/** Users of single pages. */
const whoOf: Readonly<Record<string, Visit['who']>> = {
  organizationCreate: withoutOrganisation,
  organizationInvitation: withoutOrganisation,
  profileComplete: newStudent,
  'profile teaching': teacher,
  'profile guided': teacher,
};

/** Query without which a page has little to show. */
const queryOf: Readonly<Record<string, string>> = {
  unsubscribe: '?token=3.a',
  workForm: '?status=finished',
  workComplete: '?status=finished',
  resourcesByPurpose: '?purpose=tfx_support',
  searchEverything: '?q=agua',
  organizationInvitation: '?token=3.a',
};

/** Lists whose first record fills a route's parameter. `:organization` is the coordinator's. */
const listOf: Readonly<Record<string, string>> = {
  project: '/api/projects',
  projectApply: '/api/projects?sort=publishedAt:desc',
  apply: '/api/projects?sort=publishedAt:desc',
  organization: '/api/organizations/active',
  opportunity: '/api/opportunities',
  resource: '/api/resources',
  work: '/api/tfxes?filters[status][$eq]=finished',
  collaboration: '/api/collaborations',
  application: '/api/applys?filters[status][$ne]=draft',
  projectApplications: '/api/organizations/:organization/projects',
  projectEdit: '/api/organizations/:organization/projects',
  opportunityEdit: '/api/organizations/:organization/talent/opportunities',
  talentProfile: '/api/students/find',
  staffOrganization: '/api/organizations/review',
  staffOrganizationMerge: '/api/organizations/review',
  staffUniversityMerge: '/api/universities',
  staffDegreeMerge: '/api/degrees',
  staffPerson: '/api/people',
  staffPersonMerge: '/api/people',
  staffTakedown: '/api/takedowns',
  takedown: '/api/takedowns',
  staffMessage: '/api/contact-messages',
  staffNotice: '/api/audience-notices',
  post: '/api/blog-posts',
  staffPost: '/api/blog-posts',
  staffFaq: '/api/faqs',
  staffContent: '/api/pages',
  staffResource: '/api/resources',
  campaign: '/api/campaigns',
};

const ownOrganization = new Set(['organizationEdit', 'organizationManage']);
const ownWork = new Set(['workEdit', 'workComplete']);

interface Listed {
  id: number;
  url?: string;
  code?: string;
}

/**
 * Returns every route of every app, and every section of a page, each with a user who may see it.
 * @param requestOf makes requests with the session of a demo account
 * @throws when a route has a parameter and no record for it
 */
export async function everyAddress(requestOf: RequestOf): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const route of everyRoute) visits.push(...(await addressesOf(route, requestOf)));
  return visits;
}

type RequestOf = (who: Visit['who']) => Promise<APIRequestContext>;

/**
 * Returns a route and its sections, each with a user who may see it.
 * @throws when the route has a parameter and no record for it
 */
export async function addressesOf(route: Route, requestOf: RequestOf): Promise<Visit[]> {
  const { name, path, sections = [] } = route;
  const who = whoOf[name] ?? userOf(route);
  const found = path.includes(':') ? await filled(path, name, await requestOf(who)) : path;
  return [
    { name, path: found + (queryOf[name] ?? ''), who },
    ...sections.map((section) => ({
      name: `${name} ${section}`,
      path: `${found}?section=${section}`,
      who: whoOf[`${name} ${section}`] ?? who,
    })),
  ];
}

/** A visitor for open pages, staff and teachers for theirs, the coordinator for pages of organisations, and the student for others. */
function userOf({ guard, roles, app }: Route): Visit['who'] {
  if (guard === undefined || guard === 'open') return 'visitor';
  if (roles?.some((role) => role === 'staff' || role === 'administrator')) return staff;
  if (roles?.every((role) => role === 'teacher')) return teacher;
  return app === 'organisation-app' ? coordinator : student;
}

async function filled(path: string, name: string, request: APIRequestContext): Promise<string> {
  if (path.includes(':provider')) return path.replace(':provider', 'google');
  const written = writtenAddresses[path];
  if (written !== undefined) return written;
  const me = ownOrganization.has(name) || ownWork.has(name) || listOf[name]?.includes(':organization');
  const { details } = me ? ((await (await request.get('/api/users/me')).json()) as Me) : { details: null };
  const own = String(details?.organization?.id ?? '');
  if (ownOrganization.has(name)) return path.replace(':id', own);
  if (ownWork.has(name))
    return path.replace(':id', String(details?.tfxs?.find(({ isDraft }) => isDraft)?.id ?? ''));
  const list = listOf[name];
  if (list === undefined) throw new Error(`${name}: no list is named that has a record of ${path}.`);
  const answer = await request.get(list.replace(':organization', own));
  const { data } = (await answer.json()) as { data?: Listed[] };
  const record = data?.[0];
  if (!record) throw new Error(`${name}: ${list} has nothing.`);
  return path
    .replace(':id', String(record.id))
    .replace(':slug', record.url ?? '')
    .replace(':code', record.code ?? '');
}

interface Me {
  details: {
    organization?: { id: number } | null;
    tfxs?: { id: number; isDraft: boolean }[];
  } | null;
}
