import { answer, openPage, pageOf, project, refuse, screen, sentTo, user, waitFor } from '../test/render.tsx';
import { brais } from '../test/talent.ts';
import { ApiError } from '@puente/client/api-error';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import manifest from '../app.manifest.json' with { type: 'json' };

/**
 * Acceptance: access to the pages of another organisation. A coordinator and a project manager, with organisations of their own but without
 * talent access, open each page of the app. The shell stops everybody else (`shell/src/routing/organisation-pages.test.ts`), and the API
 * checks every call (`deploy/api/test/access`).
 */
const others = 99;
const people = {
  coordinator: user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } }),
  'project manager': user('projectManager', {
    organizations: [
      { id: 5, name: 'Fundación Ría Viva' },
      { id: 6, name: 'Cooperativa Monte Alto' },
    ],
  }),
};

/** Shell message for a page that this account may not open. */
const forbidden = () => screen.findByText(new ApiError('Forbidden').message);
const titled = (name: string) => () => screen.findByRole('heading', { level: 1, name });
const ledTo = (to: string) => (address: () => string) => waitFor(() => expect(address()).toBe(to));
const noAccess = ledTo('/spaces/organizations/talent/no-access');
const noProject = titled('No encontramos este proyecto entre los tuyos');

interface Refusal {
  address: string;
  prepare?: () => void;
  refused: (address: () => string, who: keyof typeof people) => Promise<unknown>;
}

/** The page shows the user's own organisation, whatever the address names, and makes no request about another one. */
const own = (address: string, title: string): Refusal => ({ address, refused: titled(title) });

const published = () =>
  answer('GET /api/projects/:id', {
    data: project({ organization: { id: others, name: 'Otra', sector: null, location: null, logo: null } }),
  });
const draft = () => refuse('GET /api/projects/:id', new ApiError('NotFound'));

const refusals: Record<string, readonly Refusal[]> = {
  organizationProjects: [own(`/organizations?organization=${others}`, 'Mis proyectos')],
  organizationAlerts: [own(`/organizations/alerts?organization=${others}`, 'Avisos')],
  impactReport: [own(`/organizations/impact?organization=${others}`, 'Informe de impacto')],
  ownOpportunities: [own(`/organizations/opportunities?organization=${others}`, 'Mis oportunidades')],
  organizationCreate: [
    {
      address: '/organizations/create',
      // Coordinators have a single organisation, project managers may have several (§6).
      refused: (address, who) =>
        who === 'coordinator' ? ledTo('/organizations')(address) : titled('Crea tu organización')(),
    },
  ],
  organizationInvitation: [own('/invitacion', 'Te invitan a gestionar una organización')],
  organizationEdit: [{ address: `/organizations/${others}/edit`, refused: forbidden }],
  organizationManage: [{ address: `/organizations/${others}/manage`, refused: forbidden }],
  projectCreate: [own('/projects/create', 'Publica tu proyecto')],
  projectEdit: [
    { address: '/organizations/projects/12/edit', prepare: published, refused: forbidden },
    { address: '/organizations/projects/12/edit', prepare: draft, refused: noProject },
  ],
  projectApplications: [
    { address: '/organizations/projects/12/applys', prepare: published, refused: forbidden },
    { address: '/organizations/projects/12/applys', prepare: draft, refused: noProject },
  ],
  opportunityCreate: [own('/spaces/opportunities/create', 'Publica una oportunidad')],
  opportunityEdit: [
    {
      address: '/spaces/opportunities/9/edit',
      prepare: () => refuse('GET /api/opportunities/:id', new ApiError('NotFound')),
      refused: titled('No encontramos esta oportunidad entre las tuyas'),
    },
  ],
  talent: [{ address: '/spaces/organizations/talent', refused: noAccess }],
  talentProfile: [{ address: `/spaces/organizations/talent/7?organization=${others}`, refused: noAccess }],
  innovation: [own('/spaces/innovation/corner', 'Innovation Corner')],
  noTalentAccess: [own('/spaces/organizations/talent/no-access', 'Pide acceso al Talent Corner')],
};

beforeEach(() => {
  answer('GET /api/organizations/:id/talent/access', { data: false });
  answer('GET /api/organizations/:id/project-templates', { data: [] });
  for (const list of [
    'GET /api/organizations/:id/projects',
    'GET /api/tfxes',
    'GET /api/organizations',
    'GET /api/joinings',
    'GET /api/drafts',
  ] as const)
    answer(list, pageOf([]));
  answer('GET /api/students/:id/talent', { data: brais });
});

it('tries each page that there is', () => {
  // The shell lets nobody of an organisation open the pages of staff.
  const others = manifest.routes.filter(({ roles }) => !roles?.includes('administrator'));
  expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(refusals).sort());
});

const tried = Object.entries(refusals).flatMap(([name, pages]) =>
  Object.keys(people).flatMap((who) =>
    pages.map((page) => ({ name, who: who as keyof typeof people, page })),
  ),
);

it.each(tried)('$name, $page.address, to a $who of others', async ({ who, page }) => {
  page.prepare?.();
  const { address } = await openPage(page.address, people[who]);
  await page.refused(address, who);
  const mine = organizationsOf(people[who]).map(({ id }) => Number(id));
  for (const call of [
    'GET /api/organizations/:id/projects',
    'GET /api/organizations/:id/talent/opportunities',
    'GET /api/organizations/:id/waiting',
    'GET /api/organizations/:id/impact',
    'GET /api/organizations/:id/people',
    'GET /api/organizations/:id/project-templates',
    'GET /api/organizations/:id/talent/access',
  ] as const)
    expect(mine).toEqual(expect.arrayContaining(sentTo(call).map(({ params }) => params?.id)));
  expect(sentTo('GET /api/students/:id/talent')).toEqual([]);
});
