import {
  answer,
  hold,
  openPage,
  ownProject,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import axe from 'axe-core';
import { ApiError } from '@puente/client/api-error';
import { type Work, work as workAnswer } from '@puente/contract/entities/work';
import type { OnTheWire } from '@puente/contract/ids';
import { followUpOf } from './use-follow-up.ts';

const list = 'GET /api/tfxes';
const saved = 'GET /api/coordinators';
const save = 'PUT /api/coordinators/:id';
const begin = 'POST /api/projects';
const address = '/spaces/innovation/corner';
const coordinator = user('coordinator', { id: 8, organization: { id: 5, name: 'Fundación Ría Viva' } });
const manager = user('projectManager', { organizations: [{ id: 5, name: 'Fundación Ría Viva' }] });
const title = 'Inundaciones en la ría';

const work = (change: Partial<OnTheWire<Work>> = {}): Work =>
  workAnswer.parse({
    id: 57,
    createdAt: '2026-03-02T10:00:00.000Z',
    updatedAt: '2026-03-02T10:00:00.000Z',
    status: 'finished',
    title,
    summary: 'Qué barrios se inundan y cuándo.',
    publishedAt: '2026-06-02T10:00:00.000Z',
    isDraft: false,
    language: null,
    tfxDate: '2026-05-30',
    release_month: null,
    index: null,
    file: null,
    file_url: null,
    licence: null,
    embargo_until: null,
    ods: [6, 13],
    url: null,
    awarded: true,
    awards: false,
    contactable: true,
    tags: ['agua'],
    sector: 'Medio ambiente',
    categories: [],
    linkedin: null,
    impact: null,
    sustainability: null,
    innovation: null,
    viability: null,
    tutor: null,
    study_areas: ['Ciencias'],
    student: {
      id: 7,
      name: 'Uxía',
      surname: 'Prado',
      university: 'Universidade da Coruña',
      degree: null,
      degree_type: null,
    },
    ...change,
  });

const profile = (favorites: Work[]) =>
  pageOf([
    { id: 8, createdAt: work().createdAt, updatedAt: work().updatedAt, job_position: null, favorites },
  ]);
const askedOfList = () => sentTo(list).filter(({ query }) => !(query && 'facets' in query));

beforeEach(() => {
  answer(list, pageOf([work()]));
  answer(saved, profile([]));
});

it('shows words that were taken for filters as filters, and says what was left out', async () => {
  const found = pageOf([work()]);
  const understood = [{ words: 'udc', label: 'Universidade da Coruña' }];
  answer(list, { ...found, meta: { ...found.meta, understood, without: ['lunar'] } });
  const { person, address: current } = await openPage(`${address}?q=agua+lunar+udc`, coordinator);
  expect(await screen.findByText(/^. Con todo no hay nada: buscamos sin «lunar»$/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Quitar Universidade da Coruña' }));
  await waitFor(() => expect(current()).toBe(`${address}?q=agua+lunar`));
});

it('§2.3 shows finished works, with what can be done with each', async () => {
  await openPage(address, coordinator);
  const card = within((await screen.findByRole('heading', { level: 2, name: title })).closest('article')!);
  for (const text of ['Uxía Prado · Universidade da Coruña', 'Premiado', 'Medio ambiente', 'Ciencias'])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByRole('link', { name: /^Escribir a su autor/ })).toHaveAttribute('href', '/chat?work=57');
  expect(askedOfList()).toHaveLength(1);
  expect(askedOfList()[0]?.query).toMatchObject({ filters: { status: { $eq: 'finished' } } });
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it('narrows by sector, area, goal and prize, in the address', async () => {
  await openPage(`${address}?q=agua&sector=Energ%C3%ADa&area=Ciencias&awarded=1&ods=13`, coordinator);
  await screen.findByRole('heading', { level: 2, name: title });
  expect(askedOfList()[0]?.query).toMatchObject({
    filters: {
      keyword: { $containsi: 'agua' },
      sector: { $in: ['Energía'] },
      study_areas: { $in: ['Ciencias'] },
      awarded: { $eq: true },
      ods: { $in: ['13'] },
      status: { $eq: 'finished' },
    },
  });
  expect(screen.getByRole('button', { name: /Premiados/ })).toBeVisible();
});

it.each([
  ['whose author wants no messages', { contactable: false }],
  ['whose author has left', { student: null }],
])('offers no contact for a work %s', async (_, change) => {
  answer(list, pageOf([work(change)]));
  await openPage(address, coordinator);
  await screen.findByRole('heading', { level: 2, name: title });
  expect(screen.queryByRole('link', { name: /^Escribir a su autor/ })).not.toBeInTheDocument();
});

it.each([
  ['has accepted', true],
  ['has not, or has no account', false],
])('offers contact with the tutor who %s: %s', async (_, tutor_contactable) => {
  answer(list, pageOf([work({ tutor_contactable })]));
  await openPage(address, coordinator);
  await screen.findByRole('heading', { level: 2, name: title });
  const links = screen.queryAllByRole('link', { name: /^Escribir a quien lo dirige/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    tutor_contactable ? ['/chat?tutor-of=57'] : [],
  );
});

describe('a project that goes on with a work', () => {
  it('is begun once as a draft that says what the work says, at whose form the user then is', async () => {
    const { settle } = hold(begin);
    const { person, address: shown } = await openPage(address, manager);
    const button = await screen.findByRole('button', { name: /^Proponer continuarlo/ });
    await person.click(button);
    await person.click(button);
    expect(sentTo(begin)).toEqual([{ body: { data: { organization: 5, ...followUpOf(work()) } } }]);
    await settle(Promise.resolve({ data: ownProject({ id: 90, status: 'draft' }) }));
    await waitFor(() => expect(shown()).toBe('/organizations/projects/90/edit'));
  });

  it('asks in whose name it goes on, when the user acts for several', async () => {
    answer(begin, { data: ownProject({ id: 90, status: 'draft' }) });
    const several = user('projectManager', {
      organizations: [
        { id: 5, name: 'Fundación Ría Viva' },
        { id: 6, name: 'Cooperativa Monte Alto' },
      ],
    });
    const { person, address: shown } = await openPage(address, several);
    await person.click(await screen.findByRole('button', { name: /^Proponer continuarlo/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Proponer continuarlo' }));
    await person.click(dialog.getByRole('button', { name: 'Empezar el borrador' }));
    expect(dialog.getByText('Elige una organización.')).toBeVisible();
    expect(sentTo(begin)).toEqual([]);
    await person.click(dialog.getByRole('radio', { name: 'Cooperativa Monte Alto' }));
    await person.click(dialog.getByRole('button', { name: 'Empezar el borrador' }));
    await waitFor(() => expect(shown()).toBe('/organizations/projects/90/edit'));
    expect(sentTo(begin)).toEqual([{ body: { data: { organization: 6, ...followUpOf(work()) } } }]);
  });

  it('has a title that is not too long, and names the work and its author', () => {
    const draft = followUpOf(
      work({ title: 'Muy larga '.repeat(20), tags: Array.from({ length: 30 }, String) }),
    );
    expect(draft.title.length).toBeLessThanOrEqual(120);
    expect(draft.tags).toHaveLength(10);
    expect(followUpOf(work()).description).toContain(`«${title}» de Uxía Prado`);
    expect(followUpOf(work({ student: null })).description).toContain(`«${title}», publicado`);
  });

  it('says why it could not be begun', async () => {
    refuse(begin, new ApiError('TooManyRequests'));
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: /^Proponer continuarlo/ }));
    await waitFor(() => expect(toastMessages()[0]).toMatch(/^No hemos podido empezar el proyecto/));
  });
});

describe('saved works (§3, favorites of a coordinator)', () => {
  it('are saved and forgotten, and listed', async () => {
    answer(save, { data: {} });
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: /^Guardar/ }));
    expect(await screen.findByRole('button', { name: /^Guardado/ })).toHaveAttribute('aria-pressed', 'true');
    expect(sentTo(save)).toEqual([{ params: { id: 8 }, body: { data: { favorites: { connect: [57] } } } }]);

    await person.click(screen.getByRole('link', { name: 'Guardados' }));
    expect(await screen.findByText('1 trabajo')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Guardado/ }));
    expect(await screen.findByText('Todavía no has guardado ningún trabajo')).toBeVisible();
    expect(sentTo(save)[1]?.body).toEqual({ data: { favorites: { disconnect: [57] } } });
  });

  it('say when they could not be kept, and change nothing', async () => {
    refuse(save, new ApiError('Network'));
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: /^Guardar/ }));
    await waitFor(() => expect(toastMessages()[0]).toMatch(/^No se ha podido guardar el cambio/));
    expect(screen.getByRole('button', { name: /^Guardar/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('are a coordinator’s: a project manager has none, also by address', async () => {
    await openPage(`${address}?tab=saved`, manager);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Guardados' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Guardar/ })).not.toBeInTheDocument();
    expect(sentTo(saved)).toEqual([]);
  });

  it('offer to try again when they cannot be had', async () => {
    refuse(saved, new ApiError('Unexpected'));
    await openPage(`${address}?tab=saved`, coordinator);
    expect(await screen.findByText('No hemos podido cargar los trabajos guardados')).toBeVisible();
  });
});

it('names the filter to drop when nothing is found, and leads back from a page that is gone', async () => {
  answer(list, pageOf([]));
  const { person, address: shown } = await openPage(`${address}?sector=Energ%C3%ADa`, coordinator);
  await person.click(await screen.findByRole('button', { name: 'Ver todos los trabajos' }));
  await waitFor(() => expect(shown()).toBe(address));
  expect(await screen.findByText('Todavía no hay trabajos terminados')).toBeVisible();
});

it('offers to try again when the works cannot be had', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage(address, coordinator);
  expect(await screen.findByText('No hemos podido cargar los trabajos')).toBeVisible();
  answer(list, pageOf([work()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
});
