/** Where each route of this app is tried, and as whom. */
import type { BrowserContext } from 'playwright-core';
import { call, newWork, openProject } from './kept-forms.ts';

export interface Visit {
  as: string;
  address: (context: BrowserContext, url: string) => Promise<string>;
}

const student = 'estudiante@puente.test';
const newStudent = 'nueva@puente.test';

const at = (path: string, as = student): Visit => ({ as, address: () => Promise.resolve(path) });

/** The page of the first record of a list. */
const first = (list: string, page: (id: number) => string, as = student): Visit => ({
  as,
  address: async (context, url) => {
    const { data } = await call<{ data: { id: number }[] }>(context, url, ['GET', list]);
    const id = data[0]?.id;
    if (id === undefined) throw new Error(`${list} is empty.`);
    return page(id);
  },
});

const section = (name: string, as = student): Visit => at(`/profile?section=${name}`, as);

/** By the name of the route; of the profile, by its section, too. */
export const visits: Readonly<Record<string, Visit>> = {
  projects: at('/projects'),
  project: first('/api/projects', (id) => `/projects/${id}`),
  matchRules: at('/matching'),
  projectApply: {
    as: student,
    address: async (context, url) => `/projects/${await openProject(context, url)}/apply`,
  },
  apply: { as: student, address: async (context, url) => `/apply/${await openProject(context, url)}` },
  companies: at('/spaces/organizations?tab=active'),
  'companies matched': at('/spaces/organizations?tab=matched'),
  'companies followed': at('/spaces/organizations?tab=followed'),
  organization: first('/api/organizations/active', (id) => `/organizations/${id}`),
  opportunity: first('/api/opportunities', (id) => `/spaces/opportunities/${id}`),
  resources: at('/resources'),
  resourcesByPurpose: at('/resources/purpose?purpose=tfx_support'),
  resource: first('/api/resources', (id) => `/resources/${id}`),
  workRepository: at('/tfx'),
  workCreate: at('/tfx/create'),
  workForm: at('/tfx/create/form?status=onGoing'),
  work: first('/api/tfxes', (id) => `/tfx/${id}`),
  workEdit: { as: student, address: async (context, url) => `/tfx/${await newWork(context, url)}/edit` },
  workComplete: {
    as: student,
    address: async (context, url) => `/tfx/${await newWork(context, url)}/complete?status=onGoing`,
  },
  unsubscribe: at('/avisos/baja?token=abc'),
  application: first('/api/applys', (id) => `/profile/applications/${id}`),
  profile: at('/profile'),
  'profile studies': section('studies'),
  'profile teaching': section('teaching', 'docente@puente.test'),
  'profile guided': section('guided', 'docente@puente.test'),
  'profile applys': section('applys'),
  'profile projects': section('projects'),
  'profile tfx': section('tfx'),
  'profile notifications': section('notifications'),
  'profile competences': section('competences'),
  'profile visibility': section('visibility'),
  'profile account': section('account'),
  'profile of a coordinator': at('/profile', 'coordinacion@puente.test'),
  profileComplete: at('/profile/complete', newStudent),
};
