import { answer, openPage, screen, sentTo, user, waitFor } from '../../test/render.tsx';

const own = 'GET /api/joinings';
const address = '/invitacion';
const invitation = {
  id: 3,
  origin: 'invitation',
  createdAt: '2026-03-01T10:00:00.000Z',
  organization: { id: 9, name: 'Ría Viva' },
};

beforeEach(() => {
  answer(own, { data: [invitation] });
  answer('PUT /api/joinings/:id', undefined);
  answer('GET /api/organizations/:id/projects', { data: [], meta: { pagination: { total: 0 } } });
});

it('leads a visitor to an account of an organisation, or to the one that they have', async () => {
  await openPage(address);
  expect(await screen.findByRole('link', { name: 'Crear cuenta de organización' })).toHaveAttribute(
    'href',
    '/register?profile=coordinator&hideProfile=1',
  );
  expect(screen.getByRole('button', { name: 'Ya tengo cuenta' })).toBeVisible();
  expect(sentTo(own)).toEqual([]);
});

it('lets the invited coordinator in', async () => {
  const { person, address: where } = await openPage(address, user('coordinator', { organization: null }));
  await person.click(await screen.findByRole('button', { name: 'Unirme a Ría Viva' }));
  await waitFor(() => expect(where()).toBe('/organizations?organization=9'));
  expect(sentTo('PUT /api/joinings/:id')).toMatchObject([{ body: { data: { accepted: true } } }]);
});

it('tells a coordinator who has an organisation what is in the way, and takes a refusal', async () => {
  const { person } = await openPage(
    address,
    user('coordinator', { organization: { id: 5, name: 'Fundación Faro' } }),
  );
  expect(await screen.findByText(/deja antes Fundación Faro/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Unirme/ })).not.toBeInTheDocument();
  answer(own, { data: [] });
  await person.click(screen.getByRole('button', { name: 'No, gracias' }));
  expect(await screen.findByText(/No hay ninguna invitación/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver los proyectos de Fundación Faro' })).toBeVisible();
});

it.each(['student', 'teacher'] as const)(
  'tells a %s that this account cannot, and how it can',
  async (role) => {
    await openPage(address, user(role));
    expect(await screen.findByText(/no es una cuenta de organización/)).toBeVisible();
    expect(sentTo(own)).toEqual([]);
  },
);

it('says so when there is none for this address', async () => {
  answer(own, { data: [] });
  await openPage(address, user('coordinator', { organization: null }));
  expect(await screen.findByText(/No hay ninguna invitación para/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Crear una organización' })).toBeVisible();
});
