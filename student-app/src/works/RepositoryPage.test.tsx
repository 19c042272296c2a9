import { pageOf, student, studyAreas, teacher } from '../../test/fixtures.ts';
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
import { work } from '../../test/works.ts';
import { ApiError } from '@puente/client/api-error';

const list = 'GET /api/tfxes';
const title = 'Qué hay en la arena de tres playas';
const facets = {
  status: { finished: 30, onGoing: 20, choosing: 9 },
  study_areas: { Ciencias: 12 },
  university: { 'Universidade da Coruña': 7 },
  degree: { 'Grado en Biología': 3 },
  year: { 2025: 4, 2026: 9 },
  awarded: { true: 2, false: 57 },
  ods: { 14: 5 },
  language: { Español: 50 },
};

beforeEach(() => {
  answer('GET /api/study-areas', studyAreas);
  answer(list, ({ query }: Sent) => {
    const page = pageOf([work()], { total: 59, pageCount: 5 });
    return (query as { facets?: unknown }).facets ? { ...page, meta: { ...page.meta, facets } } : page;
  });
});

it('§2.2 lists the works with author, university and stage, and says how many there are', async () => {
  await openPage('/tfx', teacher);
  const card = within((await heading(title)).closest('article') as HTMLElement);
  expect(
    card.getByText(/Uxía Prado · Universidade da Coruña · Entregado el 30 de junio de 2025/),
  ).toBeVisible();
  expect(card.getByText('TFG/M terminado')).toBeVisible();
  expect(card.getByText('Premiado')).toBeVisible();
  expect(screen.getByText('59 trabajos')).toBeVisible();
});

it('puts first what has the words in its title, and offers what was meant by a slip', async () => {
  const none = pageOf([], { total: 0, pageCount: 0 });
  answer(list, { ...none, meta: { ...none.meta, suggestion: 'arena' } });
  await openPage('/tfx?q=arenna&awarded=1', student());
  expect(await screen.findByRole('link', { name: '«arena»' })).toHaveAttribute(
    'href',
    '/tfx?q=arena&awarded=1',
  );
  expect(sentTo(list)[0]?.query).toMatchObject({ sort: 'relevance' });
});

it('is narrowed by area, degree, university, year, stage, award, ODS and language, all of it in the address', async () => {
  const { person, address } = await openPage(
    '/tfx?q=arena&area=Ciencias&stage=finished&university=Universidade+da+Coru%C3%B1a&degree=Grado+en+Biolog%C3%ADa&year=2025&awarded=1&ods=14&language=Espa%C3%B1ol',
    student(),
  );
  await heading(title);
  expect(sentTo(list)[0]?.query?.filters).toEqual({
    keyword: { $containsi: 'arena' },
    study_areas: { $in: ['Ciencias'] },
    status: { $in: ['finished'] },
    university: { $in: ['Universidade da Coruña'] },
    degree: { $in: ['Grado en Biología'] },
    year: { $eq: 2025 },
    awarded: { $eq: true },
    ods: { $in: ['14'] },
    language: { $in: ['Español'] },
  });
  await person.click(screen.getByRole('button', { name: /Quitar.*Premiados/ }));
  await waitFor(() => expect(address()).not.toContain('awarded'));
});

it('shows what each choice would give', async () => {
  const { person, address } = await openPage('/tfx', student());
  const offers = (name: string) => screen.getByRole('group', { name });
  await screen.findByRole('group', { name: 'Etapa' });
  await waitFor(() => expect(offers('Etapa')).toHaveTextContent(/TFG\/M terminado\s*30/));
  expect(screen.getByRole('option', { name: 'Grado en Biología (3)' })).toBeInTheDocument();
  expect(offers('Premios')).toHaveTextContent(/Premiados\s*2/);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Año' }), '2025');
  await waitFor(() => expect(address()).toBe('/tfx?year=2025'));
});

it('says what to drop when nothing is found, and tries again after a failure', async () => {
  answer(list, ({ query }: Sent) =>
    (query as { filters?: { keyword?: unknown } }).filters?.keyword
      ? pageOf([])
      : pageOf([work()], { total: 59, pageCount: 5 }),
  );
  const { unmount } = await openPage('/tfx?q=zzzz', student());
  await heading('Ningún trabajo encaja con tu búsqueda');
  expect(await screen.findByText(/59 trabajos/)).toBeVisible();
  unmount();

  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage('/tfx', student());
  await heading('No hemos podido cargar los trabajos');
  answer(list, pageOf([work()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading(title);
});
