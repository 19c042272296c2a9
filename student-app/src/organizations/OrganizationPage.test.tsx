import {
  figures,
  opportunity,
  organization,
  pageOf,
  project,
  student,
  teacher,
  user,
} from '../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  type Sent,
  sentTo,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { usePageTitleStore } from '@puente/platform/ui';

const one = 'GET /api/organizations/:id';
const stats = 'GET /api/organizations/:id/stats';
const brand = 'GET /api/organizations/:id/brand';
const projects = 'GET /api/organizations/:id/projects';
const name = 'Fundación Río Limpio';

beforeEach(() => {
  answer(one, { data: organization() });
  answer(stats, figures());
  answer(brand, { data: { academic_profiles: ['Biología', 'Geografía'] } });
  answer(projects, pageOf([project()]));
});

const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

it('§3 tells what an organisation is, where to find it and whom it looks for (brand)', async () => {
  await openPage('/organizations/3', student());
  expect(await heading(name)).toBeVisible();
  expect(screen.getByText('Fundación · Medio ambiente · Lugo')).toBeVisible();
  expect(screen.getByText('Organización verificada')).toBeVisible();
  expect(screen.getByText('Cuidamos el río desde 1998.')).toBeVisible();
  expect(screen.getByText('Trabajamos con escuelas.')).toBeVisible();
  expect(screen.getByRole('link', { name: /riolimpio\.test/ })).toHaveAttribute(
    'href',
    'https://www.riolimpio.test/',
  );
  const profiles = await screen.findByRole('list', { name: 'Perfiles que busca' });
  expect(within(profiles).getAllByRole('listitem')).toHaveLength(2);
  expect(usePageTitleStore.getState().title).toBe(name);
});

it('§3 shows the public stats, and how it answers', async () => {
  await openPage('/organizations/3', student());
  await screen.findByText('Responde a tiempo');
  expect(figure('Proyectos abiertos')).toHaveTextContent('4');
  expect(figure('Estudiantes la siguen')).toHaveTextContent('1.204');
  expect(figure('Responde a tiempo')).toHaveTextContent('82 %');
  expect(figure('Suele tardar')).toHaveTextContent('6 días');
});

it('says nothing of how it answers before it has had 5 applications', async () => {
  answer(stats, figures({ answered_in_time: null, median_answer_days: null }));
  await openPage('/organizations/3', student());
  expect(
    await screen.findByText('Mostraremos cómo responde cuando haya recibido 5 solicitudes.'),
  ).toBeVisible();
  expect(screen.queryByText('Responde a tiempo')).not.toBeInTheDocument();
  expect(screen.queryByText('Suele tardar')).not.toBeInTheDocument();
});

it('lists its open projects, page by page, and reads on at their heading', async () => {
  answer(projects, pageOf([project()], { total: 30, pageCount: 3 }));
  const { person, address } = await openPage('/organizations/3', student());
  // Closed ones come last.
  const [first] = await screen.findAllByRole('link', { name: 'Huertos urbanos en escuelas' });
  expect(first).toHaveAttribute('href', '/projects/12');
  const open = () =>
    sentTo(projects).filter(({ query }) => JSON.stringify(query?.filters) === '{"status":{"$in":["new"]}}');
  expect(open()).toHaveLength(1);
  await person.click(screen.getByRole('link', { name: 'Página 2' }));
  await waitFor(() => expect(address()).toBe('/organizations/3?page=2'));
  expect(open().at(-1)?.query?.pagination).toEqual({ page: 2 });
  expect(await heading('Proyectos abiertos')).toHaveFocus();
});

it('lists its closed, expired and withdrawn projects too, folded', async () => {
  answer(projects, ({ query }: Sent) =>
    JSON.stringify(query).includes('expired')
      ? pageOf([
          project({ id: 30, title: 'Mapa de fuentes', status: 'selected' }),
          project({ id: 31, title: 'Guía de aves', status: 'expired' }),
        ])
      : pageOf([project()]),
  );
  const { person } = await openPage('/organizations/3', student());
  const summary = await screen.findByText('Proyectos terminados (2)');
  expect(screen.getByText('Mapa de fuentes')).not.toBeVisible();
  await person.click(summary);
  expect(screen.getByRole('link', { name: 'Mapa de fuentes' })).toHaveAttribute('href', '/projects/30');
  expect(screen.getByText('Este proyecto ya tiene a quien lo haga')).toBeVisible();
  expect(screen.getByText('El plazo de este proyecto ha terminado')).toBeVisible();
});

it('§3 lists opportunities, those that are open first, and no drafts', async () => {
  answer(one, {
    data: organization({
      opportunities: [
        opportunity({ id: 20, title: 'Evento de otoño', status: 'closed' }),
        opportunity(),
        opportunity({
          id: 22,
          title: 'Beca de verano',
          details: { type: 'Oferta', remuneration: '600 € al mes' },
        }),
        opportunity({ id: 23, title: 'Sin publicar', isDraft: true, publishedAt: null }),
      ],
    }),
  });
  await openPage('/organizations/3', student());
  const section = await screen.findByRole('region', { name: 'Ofertas y eventos' });
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Jornada de puertas abiertas', 'Beca de verano', 'Evento de otoño']);
  expect(within(section).getByText('600 € al mes')).toBeVisible();
  expect(within(section).getAllByText('12 mar, 17:00')[0]).toBeVisible();
  expect(within(section).getByText('Ya ha pasado')).toBeVisible();
  expect(within(section).getAllByRole('button', { name: /^Me interesa/ })).toHaveLength(2);
});

it('says that it has no open projects', async () => {
  answer(projects, pageOf([]));
  await openPage('/organizations/3', student());
  expect(await screen.findByText(`${name} no tiene ahora proyectos abiertos.`)).toBeVisible();
});

it('is read by others too, without following', async () => {
  await openPage('/organizations/3', teacher);
  await heading(name);
  expect(screen.queryByRole('button', { name: /Seguir/ })).not.toBeInTheDocument();
});

it('keeps the page when a part of it cannot be loaded, and asks for that part again', async () => {
  refuse(projects, new ApiError('Unexpected'));
  refuse(stats, new ApiError('Unexpected'));
  refuse(brand, new ApiError('Unexpected'));
  const { person } = await openPage('/organizations/3', student());
  await heading(name);
  expect(await screen.findByText('No hemos podido cargar sus cifras')).toBeVisible();
  answer(projects, pageOf([project()]));
  const notice = (await screen.findByText('No hemos podido cargar sus proyectos')).closest('[role="alert"]');
  await person.click(within(notice as HTMLElement).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Huertos urbanos en escuelas' })).toBeVisible();
});

it.each(['0', 'abc', '99999999999999'])(
  'knows without asking that there is no organisation %p',
  async (id) => {
    await openPage(`/organizations/${id}`, student());
    expect(await heading('No encontramos esta organización')).toBeVisible();
    expect(sentTo(one)).toHaveLength(0);
  },
);

it('leads on from an organisation that is gone, and tries again after a failure', async () => {
  refuse(one, new ApiError('NotFound'));
  const { unmount } = await openPage('/organizations/3', student());
  expect(await heading('No encontramos esta organización')).toBeVisible();
  unmount();
  refuse(one, new ApiError('Unexpected'));
  const { person } = await openPage('/organizations/3', student());
  await heading('No hemos podido cargar la organización');
  answer(one, { data: organization() });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await heading(name)).toBeVisible();
});

it('leads its own people to where they change what they see, and nobody else', async () => {
  const own = user('coordinator', { organization: { id: 3, name } });
  await openPage('/organizations/3', own);
  expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute(
    'href',
    '/organizations/3/manage?section=page',
  );
});

it('offers no change to people of another organisation', async () => {
  await openPage('/organizations/3', user('coordinator', { organization: { id: 4, name: 'Otra' } }));
  await heading(name);
  expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
});
