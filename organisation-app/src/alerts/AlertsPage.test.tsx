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
import axe from 'axe-core';
import { ApiError } from '@puente/client/api-error';
import { alertKindCodes, alertKinds } from '@puente/contract/constants/alert-kinds';

const path = '/organizations/alerts';
const mine = { id: 5, name: 'Ría Viva' };
const coordinator = user('coordinator', { organization: mine });
const list = 'GET /api/alerts';
const choices = 'GET /api/alerts/choices';
const change = 'PUT /api/alerts/choices';

const applied = {
  id: 31,
  date: '2026-11-20T11:41:00.000Z',
  isRead: false,
  kind: 'new_applications',
  subject: '3 solicitudes nuevas: Huerto escolar',
  path: '/organizations/projects/8/applys',
  organization: mine,
};
const verified = {
  ...applied,
  id: 30,
  isRead: true,
  kind: 'verification',
  subject: 'Ría Viva está verificada',
  path: '/organizations/5/manage?section=verification',
};
const usual = alertKindCodes.map((kind) => ({ kind, here: true, mail: alertKinds[kind].usual }));
const linkTo = (name: string | RegExp) => screen.findByRole('link', { name });

beforeEach(() => {
  answer(list, pageOf([applied, verified]));
  answer(choices, { data: usual });
  answer('POST /api/alerts/read', undefined);
});

describe('what has happened', () => {
  it('§2.5 is listed with where it leads, unread ones told in words; opened, it is read', async () => {
    answer('PUT /api/alerts/:id', { data: { ...applied, isRead: true } });
    answer('GET /api/projects/:id', { data: null });
    const { person } = await openPage(path, coordinator);
    const first = await linkTo(/Sin leer: 3 solicitudes nuevas: Huerto escolar/);
    expect(first).toHaveAttribute('href', '/organizations/projects/8/applys');
    expect(await linkTo('Ría Viva está verificada')).toBeVisible();
    first.addEventListener('click', (event) => event.preventDefault());
    await person.click(first);
    await waitFor(() =>
      expect(sentTo('PUT /api/alerts/:id')).toEqual([
        { params: { id: 31 }, body: { data: { isRead: true } } },
      ]),
    );
  });

  it('is marked as read all at once, and focus stays', async () => {
    const { person } = await openPage(path, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Marcar todo como leído' }));
    expect(await linkTo('3 solicitudes nuevas: Huerto escolar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Marcar todo como leído' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Lo último' })).toHaveFocus();
  });

  it('says which organisation to who manages several', async () => {
    await openPage(path, user('projectManager', { organizations: [mine, { id: 6, name: 'Monte Alto' }] }));
    await linkTo('Ría Viva está verificada');
    expect(screen.getAllByText(/^Ría Viva · 20 nov/)).toHaveLength(2);
  });

  it('has nothing, is beyond the last page, and fails', async () => {
    answer(list, pageOf([]));
    await openPage(path, coordinator);
    await screen.findByRole('heading', { name: 'No tienes avisos' });
  });

  it('beyond the last page leads back', async () => {
    answer(list, pageOf([], { page: 9 }));
    await openPage(`${path}?page=9`, coordinator);
    expect(await linkTo('Ver la primera página')).toHaveAttribute('href', path);
  });

  it('is asked for again', async () => {
    refuse(list, new ApiError('Unexpected'));
    const { person } = await openPage(path, coordinator);
    await screen.findByText('No hemos podido cargar tus avisos');
    answer(list, pageOf([verified]));
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await linkTo('Ría Viva está verificada');
  });
});

describe('what to be told of', () => {
  const about = (kind: (typeof alertKindCodes)[number]) =>
    screen.findByRole('group', { name: alertKinds[kind].label });

  it('offers, by kind, the page and mails: a summary of applications alone', async () => {
    await openPage(path, coordinator);
    const offered = async (kind: (typeof alertKindCodes)[number]) =>
      within(await about(kind))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(await offered('new_applications')).toEqual([
      'Al momento',
      'Un resumen al día',
      'Un resumen a la semana',
      'Nunca',
    ]);
    expect(await offered('joinings')).toEqual(['Al momento', 'Nunca']);
  });

  it('keeps each choice at once', async () => {
    answer(change, { data: { kind: 'new_applications', here: true, mail: 'weekly' } });
    const { person } = await openPage(path, coordinator);
    const group = within(await about('new_applications'));
    await person.selectOptions(group.getByLabelText('Por correo'), 'Un resumen a la semana');
    await person.click(group.getByRole('checkbox', { name: 'Aquí, en tus avisos' }));
    await waitFor(() =>
      expect(sentTo(change).map(({ body }) => body)).toEqual([
        { data: { kind: 'new_applications', mail: 'weekly' } },
        { data: { kind: 'new_applications', here: false } },
      ]),
    );
  });

  it('takes back what could not be kept, and says so', async () => {
    refuse(change, new ApiError('Unexpected'));
    const { person } = await openPage(path, coordinator);
    const box = within(await about('joinings')).getByRole('checkbox');
    await person.click(box);
    await screen.findByText('No hemos podido guardar lo que has elegido');
    expect(box).toBeChecked();
  });
});

it('has nothing that axe finds', async () => {
  await openPage(path, coordinator);
  await linkTo('Ría Viva está verificada');
  await screen.findByRole('group', { name: alertKinds.joinings.label });
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});
