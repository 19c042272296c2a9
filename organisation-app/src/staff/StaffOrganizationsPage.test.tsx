import {
  answer,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { reviewed } from '../../test/review.ts';
import axe from 'axe-core';
import { ApiError } from '@puente/client/api-error';

const list = 'GET /api/organizations/review';
const address = '/staff/organizaciones';
const staff = user('staff');

it('lists the oldest unverified ones with people, web and possible doubles', async () => {
  answer(
    list,
    pageOf([reviewed({ doubles: 2, people: 1 }), reviewed({ id: 9, name: 'Sin Web', web: null })]),
  );
  const { container } = await openPage(address, staff);
  const card = within(await screen.findByRole('article', { name: 'Huerta Clara' }));
  expect(card.getByRole('link', { name: 'Huerta Clara' })).toHaveAttribute('href', `${address}/5`);
  expect(card.getByText('2 posibles dobles')).toBeVisible();
  expect(card.getByText(/Registrada .* 1 persona$/)).toBeVisible();
  const web = card.getByRole('link', { name: /^Web de Huerta Clara: huerta-clara.example/ });
  expect(web).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(screen.getByRole('article', { name: 'Sin Web' })).getByText('Sin web')).toBeVisible();
  expect(sentTo(list)[0]?.query).toMatchObject({
    filters: { verified: { $eq: false } },
    sort: 'createdAt:asc',
  });
  expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

it.each([
  ['?state=verified', { verified: { $eq: true } }, 'Verificadas'],
  ['?state=talent', { talent_access: { $eq: true } }, 'Con acceso a talento'],
  ['?q=huerta', { keyword: { $containsi: 'huerta' }, verified: { $eq: false } }, 'Sin verificar'],
  ['?state=other', { verified: { $eq: false } }, 'Sin verificar'],
])('has its filters in the address: %s', async (search, filters, current) => {
  answer(list, pageOf([reviewed()]));
  await openPage(address + search, staff);
  await screen.findByRole('article', { name: 'Huerta Clara' });
  expect(sentTo(list)[0]?.query?.filters).toEqual(filters);
  const states = screen.getByRole('navigation', { name: 'Organizaciones por estado' });
  expect(within(states).getByRole('link', { name: current })).toHaveAttribute('aria-current', 'page');
});

it('says that none waits, or that none matches', async () => {
  answer(list, pageOf([]));
  const { person } = await openPage(address, staff);
  expect(await screen.findByText('No queda ninguna por verificar')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Verificadas' }));
  expect(await screen.findByText('Ninguna organización encaja con tu búsqueda')).toBeVisible();
});

it('offers to try again', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage(address, staff);
  expect(await screen.findByText('No hemos podido cargar las organizaciones')).toBeVisible();
  answer(list, pageOf([reviewed()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Huerta Clara' })).toBeVisible());
});
