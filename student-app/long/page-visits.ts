import type { BrowserContext } from '@playwright/test';
import type { PageState, PageVisit as VisitOf } from '@puente/testing/page-states';

/** Records of the demo student, or records that the demo student can see. */
interface Records {
  project: number;
  application: number;
  organization: number;
  opportunity: number;
  resource: number;
  work: number;
  /** A takedown of one of the demo student's works. */
  takedown: number;
  /** A draft of the demo student. */
  ownWork: number;
}

/** ID that no record has. */
const nowhere = 999_999;

export type PageVisit = VisitOf<Records>;

const student = 'estudiante@puente.test';
const newStudent = 'nueva@puente.test';
const teacher = 'docente@puente.test';
const support = 'soporte@puente.test';

const ofList = ['filled', 'loading', 'empty', 'error'] as const;
const ofRecord = ['filled', 'loading', 'empty', 'error', 'gone'] as const;
/** States of a form. A form is never empty: its choices come from lists. */
const ofForm = ['filled', 'loading', 'error'] as const;

const own = (name: string, states: readonly PageState[], address: PageVisit['address']): PageVisit => ({
  name,
  as: student,
  states,
  address,
});
const section = (id: string, as = student, states: readonly PageState[] = ofList): PageVisit => ({
  name: `profile-${id}`,
  as,
  states,
  address: () => `/profile?section=${id}`,
});

/** Every route of the manifest, and every section of the profile. */
export const pageVisits: readonly PageVisit[] = [
  own('projects', ofList, () => '/projects'),
  own('project', ofRecord, at('/projects/', 'project')),
  own('matchRules', ['filled'], () => '/matching'),
  own('projectApply', ['filled', 'loading', 'error', 'gone'], ({ project }) => `/projects/${project}/apply`),
  own('apply', ofForm, at('/apply/', 'project')),
  { ...own('apply-incomplete', ['filled'], at('/apply/', 'project')), as: newStudent },
  own('application', ['filled', 'loading', 'error', 'gone'], at('/profile/applications/', 'application')),
  own('companies', ofList, () => '/spaces/organizations'),
  own('companies-matched', ofList, () => '/spaces/organizations?tab=matched'),
  own('companies-followed', ofList, () => '/spaces/organizations?tab=followed'),
  own('organization', ofRecord, at('/organizations/', 'organization')),
  own('opportunity', ['filled', 'loading', 'error', 'gone'], at('/spaces/opportunities/', 'opportunity')),
  own('resources', ofList, () => '/resources'),
  own('resourcesByPurpose', ofList, () => '/resources/purpose?purpose=tfx_support'),
  own('resource', ofRecord, at('/resources/', 'resource')),
  { name: 'resourcePreview', states: ['filled'], address: () => '/vista-previa/recurso' },
  own('workRepository', ofList, () => '/tfx'),
  own('work', ofRecord, at('/tfx/', 'work')),
  own('workCreate', ofForm, () => '/tfx/create'),
  own('workForm', ofForm, () => '/tfx/create/form?status=finished'),
  own('workEdit', ['filled', 'loading', 'error', 'gone'], ({ ownWork }) => `/tfx/${ownWork}/edit`),
  own('workComplete', ofForm, ({ ownWork }) => `/tfx/${ownWork}/complete?status=finished`),
  own('profile', ofForm, () => '/profile'),
  section('studies', student, ofForm),
  section('applys'),
  section('invitations'),
  section('projects'),
  section('tfx'),
  section('notifications'),
  section('competences'),
  section('visibility'),
  section('account', student, ofForm),
  section('teaching', teacher, ofForm),
  section('guided', teacher),
  { ...own('profileComplete', ofForm, () => '/profile/complete'), as: newStudent },
  own('chat', ofList, () => '/chat'),
  own('chat-team', ofForm, () => '/chat?conversation=team'),
  { name: 'staffStudies', as: support, states: ofList, address: () => '/staff/estudios' },
  { name: 'staffStudies-degrees', as: support, states: ofList, address: () => '/staff/estudios?tab=degrees' },
  { name: 'staffUniversities', as: support, states: ofList, address: () => '/staff/universidades' },
  { name: 'staffDegrees', as: support, states: ofList, address: () => '/staff/titulaciones' },
  {
    ...own('staffUniversityMerge', ofForm, () => '/staff/universidades/1/fusionar'),
    as: support,
  },
  { ...own('staffDegreeMerge', ofForm, () => '/staff/titulaciones/1/fusionar'), as: support },
  own('takedown', ['filled', 'loading', 'error', 'gone'], at('/retiradas/', 'takedown')),
  { name: 'staffTakedowns', as: support, states: ofList, address: () => '/staff/retiradas' },
  {
    ...own('staffTakedown', ['filled', 'loading', 'error', 'gone'], at('/staff/retiradas/', 'takedown')),
    as: support,
  },
  { name: 'evaluationLink', states: ['filled'], address: () => '/valorar?token=3.a' },
  { name: 'unsubscribe', states: ['filled'], address: () => '/avisos/baja?token=3.a' },
];

function at(path: string, record: keyof Records): PageVisit['address'] {
  return (records) => `${path}${records[record]}`;
}

/** Addresses of records that do not exist. */
export const goneRecords = Object.fromEntries(
  ['project', 'application', 'organization', 'opportunity', 'resource', 'work', 'takedown', 'ownWork'].map(
    (record) => [record, nowhere],
  ),
) as Record<keyof Records, number>;

/** @throws when the demo student has no record of some kind */
export async function findRecords({ request }: BrowserContext): Promise<Records> {
  const get = async (path: string) => (await (await request.get(path)).json()) as unknown;
  const first = async (path: string, isMeant: (item: { status?: string }) => boolean = () => true) => {
    const { data } = (await get(path)) as { data: { id: number; status?: string }[] };
    const found = data.find(isMeant);
    if (!found) throw new Error(`The demo student sees nothing at ${path}.`);
    return found.id;
  };
  const { details } = (await get('/api/users/me')) as {
    details: { tfxs: { id: number; isDraft: boolean }[] };
  };
  const draft = details.tfxs.find(({ isDraft }) => isDraft);
  if (!draft) throw new Error('The demo student has no draft of a work.');
  return {
    project: await first('/api/projects'),
    application: await first('/api/applys', ({ status }) => status !== 'draft'),
    organization: await first('/api/organizations/active'),
    opportunity: await first('/api/opportunities'),
    resource: await first('/api/resources'),
    work: await first('/api/tfxes'),
    takedown: await first('/api/takedowns'),
    ownWork: draft.id,
  };
}
