import {
  application,
  pageOf,
  project,
  student,
  studies,
  teacher,
  teacherWhoSaved,
} from '../../test/fixtures.ts';
import {
  act,
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { useToasts } from '@puente/platform/ui';

const mine = 'GET /api/applys';
const favorites = 'GET /api/students/:id';
const save = 'PUT /api/students/:id';
const title = 'Huertos urbanos en escuelas';
const sections = () => within(screen.getByRole('navigation', { name: 'Secciones del perfil' }));

it('§2.2 shows the sections of a student, each at its own address', async () => {
  await openPage('/profile', student());
  expect(await heading('Datos personales')).toBeVisible();
  expect(
    sections()
      .getAllByRole('link')
      .map((link) => `${link.textContent} -> ${link.getAttribute('href')}`),
  ).toEqual([
    'Datos personales -> /profile',
    'Estudios -> /profile?section=studies',
    'Solicitudes -> /profile?section=applys',
    'Invitaciones -> /profile?section=invitations',
    'Guardados -> /profile?section=projects',
    'Mis trabajos -> /profile?section=tfx',
    'Comunicaciones -> /profile?section=notifications',
    'Competencias -> /profile?section=competences',
    'Visibilidad -> /profile?section=visibility',
    'Cuenta -> /profile?section=account',
  ]);
  expect(sections().getByRole('link', { name: 'Datos personales' })).toHaveAttribute('aria-current', 'page');
});

it('shows other roles theirs and nothing of a student', async () => {
  await openPage('/profile?section=applys', teacher);
  expect(await heading('Datos personales')).toBeVisible();
  expect(
    sections()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Datos personales', 'Docencia', 'Lo que dirijo', 'Guardados', 'Cuenta']);
  expect(sentTo(mine)).toHaveLength(0);
});

describe('applications', () => {
  it('lists them with how they stand', async () => {
    answer(
      mine,
      pageOf([
        application({ status: 'selected', project: project() }),
        application({ id: 41, status: 'new' }),
      ]),
    );
    await openPage('/profile?section=applys', student());
    const card = within((await heading(title)).closest('article')!);
    expect(card.getByRole('link', { name: title })).toHaveAttribute('href', '/projects/12');
    expect(card.getByText('Seleccionado')).toBeVisible();
    expect(card.getByText('Fundación Río Limpio')).toBeVisible();
    expect(card.getByRole('list', { name: 'Cómo va tu solicitud' })).toHaveTextContent(
      'Enviada3 de febrero de 2026Ahora: Te han elegido',
    );
    expect(screen.getByRole('heading', { name: 'Proyecto no disponible' })).toBeVisible();
  });

  it.each([
    [true, 'Le interesas a la organización: ya puede ver tus datos de contacto para hablar contigo.'],
    [
      false,
      'Le interesas a la organización. Le daremos tus datos de contacto cuando hayamos verificado quién es.',
    ],
  ])('says whether a preselection gives contact data (verified: %p)', async (verified, says) => {
    const { organization } = project();
    const preselectedBy = project({ organization: organization && { ...organization, verified } });
    answer(mine, pageOf([application({ status: 'preselected', project: preselectedBy })]));
    await openPage('/profile?section=applys', student());
    expect(await screen.findByText(says)).toBeVisible();
  });

  it('says how to reach an organisation that is interested', async () => {
    const contact = { name: 'Marta Lema', mail: 'marta@riolimpio.test', phone: '+34 600 123 456' };
    answer(
      mine,
      pageOf([application({ status: 'preselected', project: project(), organization_contact: contact })]),
    );
    await openPage('/profile?section=applys', student());
    expect(await screen.findByRole('link', { name: contact.mail })).toHaveAttribute(
      'href',
      'mailto:marta@riolimpio.test',
    );
    expect(screen.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+34600123456');
  });

  it('asks again at each visit: the organisation may have answered', async () => {
    answer(mine, pageOf([application({ project: project() })]));
    const { person } = await openPage('/profile?section=applys', student());
    await screen.findByText('Nuevo');
    await person.click(sections().getByRole('link', { name: 'Datos personales' }));
    answer(mine, pageOf([application({ status: 'preselected', project: project() })]));
    await person.click(sections().getByRole('link', { name: 'Solicitudes' }));
    expect(await screen.findByText('Preseleccionado')).toBeVisible();
  });

  it('leads from a draft to the form that finishes it, while the project takes applications', async () => {
    answer(
      mine,
      pageOf([
        application({ status: 'draft', project: project() }),
        application({ id: 2, status: 'draft', project: project({ status: 'expired' }) }),
      ]),
    );
    await openPage('/profile?section=applys', student());
    const links = await screen.findAllByRole('link', { name: 'Terminar mi solicitud' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/projects/12/apply']);
  });

  it('leads to the projects when there are none', async () => {
    answer(mine, pageOf([]));
    await openPage('/profile?section=applys', student());
    expect(await heading('Todavía no has solicitado ningún proyecto')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver proyectos' })).toHaveAttribute('href', '/projects');
  });

  it('tries again after a failure', async () => {
    refuse(mine, new ApiError('Unexpected'));
    const { person } = await openPage('/profile?section=applys', student());
    await heading('No hemos podido cargar tus solicitudes');
    answer(mine, pageOf([application({ project: project() })]));
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await heading(title)).toBeVisible();
  });

  it('gives the days of those that wait for an answer as a file for a calendar', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:calendar';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    answer(
      mine,
      pageOf([
        application({ answer_due: '2031-03-12T22:59:59.999Z', project: project() }),
        application({ id: 41, status: 'selected', project: project() }),
      ]),
    );
    const { person } = await openPage('/profile?section=applys', student());
    await person.click(await screen.findByRole('button', { name: 'Llevar las fechas a mi calendario' }));
    expect(files).toHaveLength(1);
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  });

  it('pages through many', async () => {
    answer(mine, pageOf([application({ project: project() })], { page: 2, pageCount: 3 }));
    await openPage('/profile?section=applys&page=2', student());
    expect(await screen.findByRole('link', { name: 'Página 3' })).toHaveAttribute(
      'href',
      '/profile?section=applys&page=3',
    );
    expect(sentTo(mine)[0]?.query?.pagination?.page).toBe(2);
  });
});

describe('saved projects', () => {
  beforeEach(() => answer('GET /api/saved-searches', { data: [] }));

  it('lists them, takes one off and brings it back', async () => {
    answer(favorites, {
      data: { ...studies, favorites: [project(), project({ id: 13, title: 'Otro proyecto' })] },
    });
    answer(save, { data: {} });
    const { person } = await openPage('/profile?section=projects', student([12, 13]));
    await heading(title);

    await person.click(screen.getByRole('button', { name: /^Quitar de guardados: Huertos/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Proyectos guardados' })).toHaveFocus();

    const [toast] = useToasts.getState().toasts;
    expect(toast?.message).toBe('Has quitado «Huertos urbanos en escuelas» de guardados.');
    expect(toast?.action?.label).toBe('Deshacer');
    act(() => toast?.action?.onPress());
    expect(await heading(title)).toBeVisible();
    await waitFor(() => expect(sentTo(save)).toHaveLength(2));
  });

  it('shows one again that could not be taken off', async () => {
    answer(favorites, { data: { ...studies, favorites: [project()] } });
    refuse(save, new ApiError('Unavailable'));
    const { person } = await openPage('/profile?section=projects', student([12]));
    await person.click(await screen.findByRole('button', { name: /^Quitar de guardados/ }));
    await waitFor(() => expect(useToasts.getState().toasts.map(({ tone }) => tone)).toContain('danger'));
    expect(await heading(title)).toBeVisible();
  });

  it('is fresh after saving elsewhere', async () => {
    answer(favorites, { data: { ...studies, favorites: [] } });
    answer('GET /api/projects/:id', { data: project() });
    answer(mine, pageOf([]));
    answer(save, { data: {} });
    const { person, go } = await openPage('/profile?section=projects', student());
    await heading('No tienes proyectos guardados');

    await go('/projects/12');
    answer(favorites, { data: { ...studies, favorites: [project()] } });
    await person.click(await screen.findByRole('button', { name: 'Guardar proyecto' }));
    await go('/profile?section=projects');
    expect(await heading(title)).toBeVisible();
  });

  it('of a teacher are projects alone', async () => {
    answer('GET /api/teachers', pageOf([{ id: 9, favorites: [project()] }]));
    answer('PUT /api/teachers/:id', { data: {} });
    const { person } = await openPage('/profile?section=projects', teacherWhoSaved([12]));
    await heading(title);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(sentTo('GET /api/saved-searches')).toEqual([]);

    await person.click(screen.getByRole('button', { name: /^Quitar de guardados: Huertos/ }));
    await heading('No tienes proyectos guardados');
    expect(sentTo('PUT /api/teachers/:id')).toEqual([
      { params: { id: 9 }, body: { data: { favorites: { disconnect: [12] } } } },
    ]);
  });

  it('tries again after a failure', async () => {
    refuse(favorites, new ApiError('Unexpected'));
    const { person } = await openPage('/profile?section=projects', student([12]));
    await heading('No hemos podido cargar tus proyectos guardados');
    answer(favorites, { data: { ...studies, favorites: [project()] } });
    await person.click(screen.getAllByRole('button', { name: 'Reintentar' })[0]!);
    expect(await heading(title)).toBeVisible();
  });
});

const notification = {
  id: 1,
  pre_selected: true,
  not_selected: true,
  selected: true,
  new_matching_projects: true,
  u4i_advice: true,
  save_projects_with_candidates: false,
  save_projects_selected: false,
  professional_offers: true,
  talent_invitations: true,
  chat_messages: true,
  email: true,
  whatsapp: false,
};

describe('§2.9 communications', () => {
  beforeEach(() => answer(favorites, { data: { notification } }));

  const list = 'GET /api/communication-centers';
  const mark = 'PUT /api/communication-centers/:id';
  const message = (id: number) => ({
    ...application(),
    id,
    isRead: false,
    kind: 'selected',
    notification_subject: `Asunto ${id}`,
    notification_message: `<p>Texto ${id}</p><script>alert(1)</script>`,
  });
  const centre = (total: number) =>
    answer(list, ({ query }: { query: { pagination: { pageSize: number } } }) =>
      pageOf(
        Array.from({ length: Math.min(total, query.pagination.pageSize) }, (_, index) => message(index + 1)),
        { total },
      ),
    );
  const items = () => screen.queryAllByRole('button', { name: /Asunto/ });

  it('shows 3 at first and 3 more each time, from its own address', async () => {
    centre(5);
    const { person } = await openPage('/profile?section=notifications', student());
    expect(await heading('Comunicaciones')).toBeVisible();
    expect(sections().getByRole('link', { name: 'Comunicaciones', current: 'page' })).toHaveAttribute(
      'href',
      '/profile?section=notifications',
    );
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(sentTo(list)).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Ver notificaciones antiguas' }));
    await waitFor(() => expect(items()).toHaveLength(5));
    expect(items()[3]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Ver notificaciones antiguas' })).not.toBeInTheDocument();
  });

  it('marks one read and shows it in a popup', async () => {
    centre(1);
    answer(mark, { data: {} });
    const { person } = await openPage('/profile?section=notifications', student());
    await person.click(await screen.findByRole('button', { name: /^Sin leer: Asunto 1/ }));
    expect(
      await within(screen.getByRole('dialog', { name: 'Asunto 1' })).findByText('Texto 1'),
    ).toBeVisible();
    await waitFor(() =>
      expect(sentTo(mark)).toEqual([{ params: { id: 1 }, body: { data: { isRead: true } } }]),
    );
  });

  it('tries again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    refuse(list, new ApiError('Unexpected'));
    answer(favorites, { data: { notification } });
    const { person } = await openPage('/profile?section=notifications', student());
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    centre(1);
    await person.click(retry);
    await waitFor(() => expect(items()).toHaveLength(1));
  });

  it('§3 asks of what to be told, and keeps each choice at once: only what something sends', async () => {
    centre(0);
    answer(save, { data: {} });
    const { person } = await openPage('/profile?section=notifications', student());
    await heading('De qué quieres que te avisemos');
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes).toHaveLength(11);
    expect(screen.queryByText(/WhatsApp/)).not.toBeInTheDocument();
    const saved = screen.getByRole('checkbox', { name: 'Un proyecto que guardé recibe solicitudes' });
    expect(saved).not.toBeChecked();
    await person.click(saved);
    expect(saved).toBeChecked();
    expect(sentTo(save)).toEqual([
      { params: { id: 7 }, body: { data: { notification: { save_projects_with_candidates: true } } } },
    ]);
  });

  it('takes a choice back that could not be kept, and says so', async () => {
    centre(0);
    refuse(save, new ApiError('Network'));
    const { person } = await openPage('/profile?section=notifications', student());
    const mail = await screen.findByRole('checkbox', { name: 'Avisarme también por correo electrónico' });
    await person.click(mail);
    expect(await screen.findByText('No hemos podido guardar lo que has elegido')).toBeVisible();
    expect(mail).toBeChecked();
  });
});
