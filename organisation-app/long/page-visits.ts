import type { BrowserContext } from '@playwright/test';
import type { PageState, PageVisit as VisitOf } from '@puente/testing/page-states';

/** Records of the demo coordinator's organisation, or records that it can see. */
interface Records {
  organization: number;
  /** A project with applications. */
  project: number;
  application: number;
  opportunity: number;
  student: number;
}

/** ID that no record has. */
const nowhere = 999_999;

export type PageVisit = VisitOf<Records>;

const coordinator = 'coordinacion@puente.test';

const staff = 'staff@puente.test';

const ofList = ['filled', 'loading', 'empty', 'error'] as const;
const ofRecord = ['filled', 'loading', 'error', 'gone'] as const;
/** States of a form. A form is never empty: its choices come from lists. */
const ofForm = ['filled', 'loading', 'error'] as const;

const own = (name: string, states: readonly PageState[], address: PageVisit['address']): PageVisit => ({
  name,
  as: coordinator,
  states,
  address,
});

const section = (id: string): PageVisit =>
  own(
    `organizationManage-${id}`,
    ofList,
    ({ organization }) => `/organizations/${organization}/manage?section=${id}`,
  );

const desk = ({ project }: Records) => `/organizations/projects/${project}/applys`;

/** Every route of the manifest, and every section, tab and view that has an address. */
export const pageVisits: readonly PageVisit[] = [
  own('organizationProjects', ofList, () => '/organizations'),
  { ...own('organizationProjects-several', ofList, () => '/organizations'), as: 'gestion@puente.test' },
  own('impactReport', ofList, () => '/organizations/impact'),
  own('organizationAlerts', ofList, () => '/organizations/alerts'),
  own('organizationCreate', ['filled'], () => '/organizations/create'),
  own('organizationEdit', ofRecord, ({ organization }) => `/organizations/${organization}/edit`),
  own('organizationManage', ofList, ({ organization }) => `/organizations/${organization}/manage`),
  ...['page', 'followers', 'brand', 'verification', 'figures', 'history'].map(section),
  own('projectCreate', ofForm, () => '/projects/create'),
  own('projectEdit', ofRecord, ({ project }) => `/organizations/projects/${project}/edit`),
  own('projectApplications', [...ofList, 'gone'], desk),
  own('projectApplications-list', ['filled'], (records) => `${desk(records)}?view=list`),
  own('projectApplications-open', ofForm, (records) => `${desk(records)}?open=${records.application}`),
  own('talent', ofList, () => '/spaces/organizations/talent'),
  ...['lists', 'invitations', 'opportunities'].map((tab) =>
    own(`talent-${tab}`, ofList, () => `/spaces/organizations/talent?tab=${tab}`),
  ),
  own('talentProfile', ofRecord, ({ student }) => `/spaces/organizations/talent/${student}`),
  own('noTalentAccess', ofForm, () => '/spaces/organizations/talent/no-access'),
  own('innovation', ofList, () => '/spaces/innovation/corner'),
  own('innovation-saved', ofList, () => '/spaces/innovation/corner?tab=saved'),
  own('ownOpportunities', ofList, () => '/organizations/opportunities'),
  own('opportunityCreate', ['filled'], () => '/spaces/opportunities/create'),
  own('opportunityEdit', ofRecord, ({ opportunity }) => `/spaces/opportunities/${opportunity}/edit`),
  ...['preview', 'interested'].map((tab) =>
    own(
      `opportunityEdit-${tab}`,
      ofForm,
      ({ opportunity }) => `/spaces/opportunities/${opportunity}/edit?tab=${tab}`,
    ),
  ),
  { ...own('staffOrganizations', ofList, () => '/staff/organizaciones'), as: staff },
  {
    ...own('staffOrganization', ofRecord, ({ organization }) => `/staff/organizaciones/${organization}`),
    as: staff,
  },
  {
    ...own(
      'staffOrganizationMerge',
      ofRecord,
      ({ organization }) => `/staff/organizaciones/${organization}/fusionar`,
    ),
    as: staff,
  },
  // The demo seed has none.
  { ...own('staffMerges', ['loading', 'empty', 'error'], () => '/staff/fusiones'), as: staff },
];

/** Addresses of records that do not exist. */
export const goneRecords: Records = {
  organization: nowhere,
  project: nowhere,
  application: nowhere,
  opportunity: nowhere,
  student: nowhere,
};

/** @throws when the demo coordinator has no record of some kind */
export async function findRecords({ request }: BrowserContext): Promise<Records> {
  const get = async (path: string) => (await (await request.get(path)).json()) as unknown;
  const first = async (path: string) => {
    const { data } = (await get(path)) as { data: { id: number }[] };
    const [found] = data;
    if (!found) throw new Error(`The demo coordinator sees nothing at ${path}.`);
    return found.id;
  };
  const { details } = (await get('/api/users/me')) as { details: { organization: { id: number } } };
  const organization = details.organization.id;
  const project = await first(`/api/organizations/${organization}/projects?sort=unanswered:desc`);
  return {
    organization,
    project,
    application: await first(`/api/projects/${project}/desk`),
    opportunity: await first(`/api/organizations/${organization}/talent/opportunities`),
    student: await first('/api/students/find'),
  };
}
