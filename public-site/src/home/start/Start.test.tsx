import { noMoreToSee } from '../../../test/home.ts';
import {
  act,
  answer,
  application,
  hold,
  openPage,
  pageOf,
  project,
  refuse,
  screen,
  sentTo,
  signIn,
  user,
  within,
  work,
} from '../../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { setRoutePaths } from '@puente/platform/links';
import { useSession } from '@puente/platform/session';

const known = { province: 'A Coruña', university: 'Universidade da Coruña' };
const student = user('student', known);
const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });
const applications = 'GET /api/applys';
const waiting = 'GET /api/organizations/:id/waiting';
const title = 'Trabajos de fin de grado que le sirven a alguien';
const nothing = { unanswered: 0, overdue: 0, oldest: null, closing_soon: 0, drafts: 0, join_requests: 0 };
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

const start = async () => within(await screen.findByRole('region', { name: /^Hola/ }));

beforeEach(() => {
  noMoreToSee();
  answer('GET /api/students/count', { data: 12 });
  answer('GET /api/projects', pageOf([project()]));
  answer(applications, pageOf([]));
  answer(waiting, { data: nothing });
  answer('GET /api/collaborations', pageOf([]));
});

it('asks for nothing that is of a user whose session is being closed', async () => {
  act(() => useSession.setState({ closing: true }));
  try {
    await openPage('/', student);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(sentTo(applications)).toEqual([]);
  } finally {
    act(() => useSession.setState({ closing: false }));
  }
});

it('begins with what waits for a student, in the place of what visitors read', async () => {
  answer(applications, pageOf([application({ status: 'preselected', project: project() })]));
  await openPage('/', student);
  const tasks = await start();
  expect(tasks.getByRole('heading', { level: 1, name: 'Hola, Marta' })).toBeVisible();
  expect(
    await tasks.findByRole('link', { name: /^Le interesas a la organización de «Mapa/ }),
  ).toHaveAttribute('href', '/profile/applications/40');
  expect(tasks.getByRole('link', { name: 'Mis solicitudes' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /crear/i })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Recién publicados' })).toBeVisible();
});

it('asks for the saved projects of a student who has any, and of no other', async () => {
  await openPage('/', student);
  await (await start()).findByText('Nada pendiente');
  expect(sentTo('GET /api/students/:id')).toEqual([]);
});

it('tells a student of the last days of what they saved', async () => {
  const deadline = new Date(Date.now() + 3_600_000).toISOString();
  answer('GET /api/students/:id', { data: { favorites: [project({ deadline })] } });
  await openPage('/', user('student', { ...known, favorites: [12] }));
  expect(
    await (await start()).findByRole('link', { name: /^Urgente: «Mapa de zonas inundables», que guardaste/ }),
  ).toHaveAttribute('href', '/projects/12');
});

it('says that nothing waits, and what can be done next', async () => {
  await openPage('/', student);
  const tasks = await start();
  expect(await tasks.findByText('Nada pendiente')).toBeVisible();
  expect(tasks.getByRole('link', { name: 'Ver proyectos' })).toHaveAttribute('href', '/projects');
});

it('says while it looks, and offers to look again when it could not', async () => {
  const { settle } = hold(applications);
  const { person } = await openPage('/', student);
  const tasks = await start();
  expect(await tasks.findByText('Mirando lo que tienes pendiente')).toBeInTheDocument();
  await settle(Promise.reject(new ApiError('Unexpected')));
  expect(await tasks.findByRole('alert')).toHaveTextContent(
    'No hemos podido mirar todo lo que tienes pendiente',
  );
  expect(tasks.queryByText('Nada pendiente')).not.toBeInTheDocument();
  expect(tasks.getByRole('link', { name: 'Ver proyectos' })).toBeVisible();

  answer(applications, pageOf([]));
  await person.click(tasks.getByRole('button', { name: 'Reintentar' }));
  expect(await tasks.findByText('Nada pendiente')).toBeVisible();
});

it('shows what it knows beside what it could not look at', async () => {
  refuse('GET /api/students/:id', new ApiError('Unexpected'));
  answer(applications, pageOf([application({ project: project() })]));
  await openPage('/', user('student', { ...known, favorites: [12] }));
  const tasks = await start();
  expect(await tasks.findByRole('alert')).toBeVisible();
  expect(tasks.getByRole('link', { name: /^1 solicitud espera respuesta/ })).toHaveAttribute(
    'href',
    '/profile?section=applys',
  );
});

it("begins with an organisation's unanswered applications, then what is less urgent", async () => {
  answer(waiting, {
    data: {
      unanswered: 3,
      overdue: 1,
      oldest: { sentAt: daysAgo(12), project: { id: 12, title: 'Mapa' } },
      closing_soon: 1,
      drafts: 2,
      join_requests: 1,
    },
  });
  await openPage('/', coordinator);
  const tasks = await start();
  await tasks.findByText('Tienes 3 solicitudes sin responder, la más antigua de hace 12 días');
  const links = within(tasks.getAllByRole('list')[0]!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/organizations/projects/12/applys',
    '/organizations?organization=5&status=new&sort=deadline',
    '/organizations/5/manage',
    '/organizations?organization=5&status=draft',
  ]);
  expect(links[0]).toHaveTextContent('En una de ellas ya ha pasado el día');
});

it('names each organisation of who acts for several', async () => {
  const organizations = [
    { id: 5, name: 'Fundación Ría Viva' },
    { id: 6, name: 'Huerta Clara' },
  ];
  answer(waiting, ({ params }: { params: { id: number } }) => ({
    data: { ...nothing, drafts: params.id === 6 ? 1 : 0 },
  }));
  await openPage('/', user('projectManager', { organizations }));
  const first = within(await screen.findByRole('region', { name: 'Fundación Ría Viva' }));
  expect(await first.findByText('Nada pendiente')).toBeVisible();
  const second = within(screen.getByRole('region', { name: 'Huerta Clara' }));
  expect(await second.findByText('1 borrador sin publicar')).toBeVisible();
});

it('tells a coordinator who invites them, before all else', async () => {
  answer('GET /api/joinings', {
    data: [
      {
        id: 3,
        origin: 'invitation',
        createdAt: '2026-03-01T10:00:00.000Z',
        organization: { id: 9, name: 'Huerta Clara' },
      },
    ],
  });
  await openPage('/', user('coordinator'));
  const [first] = await (await start()).findAllByRole('link');
  expect(first).toHaveTextContent('Huerta Clara te invita a unirte');
  expect(first).toHaveAttribute('href', '/invitacion');
});

it('§6 asks a coordinator without an organisation for one', async () => {
  answer('GET /api/joinings', { data: [] });
  await openPage('/', user('coordinator'));
  expect(
    await (
      await start()
    ).findByRole('link', { name: 'Crea tu organización para publicar tu primer proyecto' }),
  ).toHaveAttribute('href', '/organizations/create');
  expect(sentTo(waiting)).toEqual([]);
});

it('shows a teacher the steps of collaborations that wait for them', async () => {
  answer('GET /api/teachers/:id/tfxes', pageOf([]));
  answer('GET /api/teachers/:id/projects', pageOf([]));
  answer(
    'GET /api/collaborations',
    pageOf([
      {
        id: 8,
        title: 'Tres playas',
        state: 'running',
        begins: null,
        ends: null,
        deliveredAt: null,
        side: 'teacher',
        progress: {
          has_plan: true,
          plan_answer: null,
          plan_changes: null,
          agreement: [],
          milestone: null,
          changes: null,
          review: { title: 'Borrador' },
          evaluation: null,
        },
      },
    ]),
  );
  await openPage('/', user('teacher'));
  expect(
    await (await start()).findByRole('link', { name: /^Revisar la entrega de «Borrador»: «Tres playas»/ }),
  ).toHaveAttribute('href', '/colaboraciones/8');
});

it('asks a teacher for an answer to each who named them', async () => {
  answer(
    'GET /api/teachers/:id/tfxes',
    pageOf([
      { ...work({ id: 1, title: 'Tres playas' }), tutoring_accepted: false },
      { ...work({ id: 2, title: 'Dos ríos' }), tutoring_accepted: true },
    ]),
  );
  answer('GET /api/teachers/:id/projects', pageOf([{ ...project(), tutoring_accepted: false }]));
  await openPage('/', user('teacher'));
  const tasks = await start();
  expect(
    await tasks.findByRole('link', { name: /^¿Diriges «Tres playas»\?.*Uxía Prado te ha nombrado/ }),
  ).toHaveAttribute('href', '/profile?section=guided');
  expect(tasks.getByRole('link', { name: /^¿Tutelas «Mapa.*Fundación Ría Viva te propone/ })).toBeVisible();
  expect(tasks.queryByText(/Dos ríos/)).not.toBeInTheDocument();
  expect(sentTo('GET /api/teachers')).toEqual([]);
});

it('tells a teacher of the last days of what they saved', async () => {
  const deadline = new Date(Date.now() + 3_600_000).toISOString();
  answer('GET /api/teachers/:id/tfxes', pageOf([]));
  answer('GET /api/teachers/:id/projects', pageOf([]));
  answer('GET /api/teachers', pageOf([{ id: 9, favorites: [project({ deadline })] }]));
  await openPage('/', user('teacher', { favorites: [12] }));
  expect(
    await (await start()).findByRole('link', { name: /^Urgente: «Mapa de zonas inundables», que guardaste/ }),
  ).toHaveAttribute('href', '/projects/12');
});

it('folds away what comes after the first four', async () => {
  answer('GET /api/teachers/:id/tfxes', pageOf([]));
  answer(
    'GET /api/teachers/:id/projects',
    pageOf([1, 2, 3, 4, 5, 6].map((id) => ({ ...project({ id }), tutoring_accepted: false }))),
  );
  const { person } = await openPage('/', user('teacher'));
  const tasks = await start();
  const more = await tasks.findByText('Ver 2 más');
  expect(more.closest('details')).not.toHaveAttribute('open');
  expect(within(more.closest('details')!).getAllByRole('link', { hidden: true })).toHaveLength(2);
  await person.click(more);
  expect(more.closest('details')).toHaveAttribute('open');
});

const support = { ...user('staff'), staffRole: 'support' as const };

it('begins for staff with who waits for the team', async () => {
  answer('GET /api/conversations', pageOf([{ id: 3, lastMessageAt: daysAgo(2) }], { total: 4 }));
  answer(
    'GET /api/organizations/review',
    pageOf([{ id: 5, name: 'Huerta Clara', createdAt: daysAgo(3) }], { total: 3 }),
  );
  await openPage('/', support);
  const tasks = await start();
  expect(
    await tasks.findByRole('link', { name: /^4 conversaciones esperan al equipo.*hace 2 días/ }),
  ).toHaveAttribute('href', '/chat?conversation=3');
  expect(
    tasks.getByRole('link', { name: /^3 organizaciones esperan que las verifiquéis.*se creó hace 3 días/ }),
  ).toHaveAttribute('href', '/staff/organizaciones');
});

it('asks nothing of people and organisations for editors', async () => {
  await openPage('/', { ...user('staff'), staffRole: 'editor' });
  await start();
  expect([...sentTo('GET /api/conversations'), ...sentTo('GET /api/organizations/review')]).toEqual([]);
});

it('leads a user who has no role yet to their profile', async () => {
  await openPage('/', user(null));
  expect((await start()).getByRole('link', { name: 'Completar mi perfil' })).toBeVisible();
});

it('keeps the place of the words while the session is being restored', async () => {
  await openPage('/');
  act(() => useSession.setState({ status: 'waiting', user: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hola' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  act(() => signIn(student));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Marta' })).toBeVisible();
});

it('is the page of visitors while it cannot be asked who is there', async () => {
  await openPage('/');
  act(() => useSession.setState({ status: 'waiting', user: null, unreachable: true }));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  act(() => useSession.setState({ unreachable: false }));
});

it('asks for nothing personal for visitors', async () => {
  await openPage('/');
  await screen.findByRole('heading', { name: title });
  expect([...sentTo(applications), ...sentTo(waiting)]).toEqual([]);
});

it('shows nothing of it after the logout', async () => {
  answer(applications, pageOf([application({ status: 'preselected', project: project() })]));
  await openPage('/', student);
  await (await start()).findByText(/^Le interesas/);
  act(() => signIn(null));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText(/^Le interesas/)).not.toBeInTheDocument();
});

it('asks for nothing that the running release set has no page for', async () => {
  setRoutePaths({ home: '/', projects: '/projects' });
  answer(applications, pageOf([application({ status: 'preselected', project: project() })]));
  await openPage('/', student);
  expect(await (await start()).findByText('Nada pendiente')).toBeVisible();
});

it('leads staff to the pages of their queues that are released, and to all of them otherwise', async () => {
  const paths = { home: '/', staff: '/staff', staffOrganizations: '/staff/organizaciones' };
  setRoutePaths(paths);
  answer('GET /api/conversations', pageOf([{ id: 3, lastMessageAt: daysAgo(2) }]));
  answer('GET /api/organizations/review', pageOf([{ createdAt: '2026-01-12T10:00:00.000Z' }], { total: 3 }));
  await openPage('/', support);
  const tasks = await start();
  expect(await tasks.findByRole('link', { name: /^1 conversación espera al equipo/ })).toHaveAttribute(
    'href',
    paths.staff,
  );
  expect(
    tasks.getByRole('link', {
      name: /^3 organizaciones esperan que las verifiquéis.*La más antigua se creó el 12\/01\/2026/,
    }),
  ).toHaveAttribute('href', paths.staffOrganizations);
});
