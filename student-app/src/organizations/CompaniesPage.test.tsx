import { opportunity, organization, pageOf, student, teacher } from '../../test/fixtures.ts';
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
import type { CurrentUser } from '@puente/contract/entities/user';
import { ids } from '@puente/contract/ids';

const active = 'GET /api/organizations/active';
const matched = 'GET /api/organizations/matched';
const followed = 'GET /api/organizations/followed';
const river = 'Fundación Río Limpio';

function following(...organizations: number[]): CurrentUser {
  const user = student();
  const follows = organizations.map((id) => ids.organization.parse(id));
  return { ...user, details: user.details && { ...user.details, follows } };
}

/** Requests for organisations, without those for counts. */
const lists = (call: typeof active | typeof matched | typeof followed) =>
  sentTo(call)
    .map(({ query }) => query as NonNullable<Sent['query']> & { facets?: unknown; orgIds?: string })
    .filter(({ facets }) => facets === undefined);

const found = (names: string[], paging = {}) => {
  const page = pageOf(
    names.map((name, index) => organization({ id: index + 3, name })),
    paging,
  );
  return {
    ...page,
    meta: { ...page.meta, facets: { sector: { Cultura: 2, Energía: 5 }, location: { Lugo: 4 } } },
  };
};

beforeEach(() => {
  answer(active, found([river, 'Pedal y Carga']));
  answer(matched, found(['Cooperativa Alba']));
  answer(followed, found([river]));
  answer('PUT /api/students/:id', { data: {} });
  answer('POST /api/project-metrics', { data: {} });
});

it('§2.2 Empresas lists the active organisations, with what each is and offers', async () => {
  const offering = organization({
    opportunities: [opportunity(), opportunity({ id: 22, status: 'closed' })],
  });
  answer(active, { ...found([]), ...pageOf([offering]) });
  await openPage('/spaces/organizations', student());
  const card = (await heading(river)).closest('article') as HTMLElement;
  expect(within(card).getByText('Fundación · Medio ambiente · Lugo')).toBeVisible();
  expect(within(card).getByText('1 oportunidad abierta')).toBeVisible();
  expect(within(card).getByRole('link', { name: river })).toHaveAttribute('href', '/organizations/3');
  expect(within(card).getByRole('button', { name: `Seguir: ${river}` })).toBeVisible();
  expect(screen.getByText('1 organización')).toBeVisible();
});

it.each([
  ['Encajan contigo', 'matched', 'Cooperativa Alba'],
  ['Las que sigo', 'followed', river],
])('has the tab %s in the address', async (label, tab, name) => {
  const { person, address } = await openPage('/spaces/organizations', following(3));
  await person.click(await screen.findByRole('link', { name: new RegExp(`^${label}`) }));
  expect(await heading(name)).toBeVisible();
  expect(address()).toBe(`/spaces/organizations?tab=${tab}`);
  expect(screen.getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('aria-current', 'page');
});

it('§7.5 asks for the followed ones by their ids, and for who follows none asks nothing', async () => {
  const { unmount } = await openPage('/spaces/organizations?tab=followed', following(3, 8));
  await heading(river);
  expect(lists(followed)[0]?.orgIds).toBe('3,8');
  unmount();
  const asked = sentTo(followed).length;
  await openPage('/spaces/organizations?tab=followed', student());
  expect(await screen.findByText('Todavía no sigues a ninguna organización')).toBeVisible();
  expect(sentTo(followed)).toHaveLength(asked);
});

it('§7.5 filters by name, sector, type, size and place: lists as an OR of contains, one value as contains', async () => {
  await openPage(
    '/spaces/organizations?q=r%C3%ADo&sector=Salud&sector=Medio+ambiente&type=Empresa&size=11+a+50+personas&province=Lugo&page=2',
    student(),
  );
  await heading(river);
  expect(lists(active)[0]).toMatchObject({
    filters: {
      keyword: { $containsi: 'río' },
      location: { $contains: 'Lugo' },
      $and: [
        { $or: [{ sector: { $contains: 'Medio ambiente' } }, { sector: { $contains: 'Salud' } }] },
        { $or: [{ type: { $contains: 'Empresa' } }] },
        { $or: [{ size: { $contains: '11 a 50 personas' } }] },
      ],
    },
    sort: 'relevance',
    pagination: { page: 2 },
  });
});

it('says what each filter would give, and keeps the tab when one is chosen', async () => {
  const { person, address } = await openPage('/spaces/organizations?tab=matched', student());
  const filters = await screen.findByRole('search', { name: 'Filtros' });
  expect(
    await within(filters).findByRole('checkbox', { name: 'Energía', description: '5 resultados' }),
  ).toBeVisible();
  await person.click(within(filters).getByRole('checkbox', { name: /^Cultura/ }));
  await waitFor(() => expect(address()).toBe('/spaces/organizations?tab=matched&sector=Cultura'));
  await person.click(await screen.findByRole('button', { name: /Quitar.*Cultura/ }));
  await waitFor(() => expect(address()).toBe('/spaces/organizations?tab=matched'));
});

it('§7.5 leaves out those that the student follows already, by an exclusion list, when asked to', async () => {
  const { person } = await openPage('/spaces/organizations', following(3, 8));
  await heading(river);
  expect(lists(active)[0]?.filters).not.toHaveProperty('id');
  await person.click(screen.getByRole('checkbox', { name: 'Ocultar las que ya sigo' }));
  await waitFor(() => expect(lists(active).at(-1)?.filters).toMatchObject({ id: { $notIn: [3, 8] } }));
});

it('keeps the card of an organisation that is left, so that it can be followed again', async () => {
  const { person } = await openPage('/spaces/organizations?tab=followed', following(3));
  await person.click(await screen.findByRole('button', { name: `Dejar de seguir: ${river}` }));
  await person.click(await screen.findByRole('button', { name: `Seguir: ${river}` }));
  expect(await screen.findByRole('button', { name: `Dejar de seguir: ${river}` })).toBeVisible();
  expect(lists(followed)).toHaveLength(1);
});

it('§9 pages through 15 at a time, and reads on at the list', async () => {
  answer(active, found([river], { total: 40, pageCount: 3 }));
  const { person, address } = await openPage('/spaces/organizations', student());
  await heading(river);
  await person.click(screen.getByRole('link', { name: 'Página 2' }));
  await waitFor(() => expect(address()).toBe('/spaces/organizations?page=2'));
  expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
});

it('names the filter to drop when nothing is found, and what that would give', async () => {
  answer(active, ({ query }: Sent) => (query?.filters?.['keyword'] ? found([]) : found([river, 'Otra'])));
  const { person, address } = await openPage('/spaces/organizations?q=zzz', student());
  await person.click(await screen.findByRole('button', { name: /Quitar «zzz».*2 organizaciones/ }));
  await waitFor(() => expect(address()).toBe('/spaces/organizations'));
  expect(await heading(river)).toBeVisible();
});

it('says what is missing to know which ones fit', async () => {
  answer(matched, found([]));
  await openPage('/spaces/organizations?tab=matched', student());
  expect(await screen.findByText('Todavía no sabemos cuáles encajan contigo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Completar perfil' })).toHaveAttribute('href', '/profile/complete');
});

it('has no tabs and no following for other roles, and asks for nothing of students', async () => {
  await openPage('/spaces/organizations?tab=matched', teacher);
  await heading(river);
  expect(screen.queryByRole('navigation', { name: 'Listas de empresas' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Seguir/ })).not.toBeInTheDocument();
  expect(sentTo(matched)).toEqual([]);
});

it('tries again after a failure', async () => {
  refuse(active, new ApiError('Unexpected'));
  const { person } = await openPage('/spaces/organizations', student());
  await heading('No hemos podido cargar las organizaciones');
  answer(active, found([river]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await heading(river)).toBeVisible();
});

it('leads back from an organisation to the list as it was', async () => {
  answer('GET /api/organizations/:id', { data: organization() });
  answer('GET /api/organizations/:id/stats', {
    data: {
      attributes: {
        projects: 0,
        open_projects: 0,
        opportunities: 0,
        followers: 0,
        answered_in_time: null,
        median_answer_days: null,
      },
    },
  });
  answer('GET /api/organizations/:id/brand', { data: { academic_profiles: [] } });
  answer('GET /api/organizations/:id/projects', pageOf([]));
  const { person, address } = await openPage('/spaces/organizations?tab=followed&sector=Salud', following(3));
  await person.click(await screen.findByRole('link', { name: river }));
  await person.click(await screen.findByRole('link', { name: 'Volver a Empresas' }));
  await waitFor(() => expect(address()).toBe('/spaces/organizations?tab=followed&sector=Salud'));
});
