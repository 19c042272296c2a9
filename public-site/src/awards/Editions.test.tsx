import { edition, entry } from '../../test/announcements.ts';
import {
  answer,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  work,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

beforeEach(() => {
  answer('GET /api/pages', pageOf([]));
  answer('GET /api/tfxes', pageOf([work({ id: 8, title: 'Compost de barrio' })]));
  answer('GET /api/award-editions', pageOf([edition()]));
  answer('GET /api/award-entries', { data: [] });
});

it('shows an open edition: until when, and its categories', async () => {
  await openPage('/awards');
  expect(await screen.findByRole('heading', { level: 3, name: 'Tercera edición' })).toBeVisible();
  expect(screen.getByText(/^Abierta hasta el /)).toBeVisible();
  expect(screen.getByText('TFM')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Tus trabajos/ })).not.toBeInTheDocument();
});

it('shows the winners of an announced edition', async () => {
  const winners = [{ id: 7, title: 'Riego que mide', author: 'Ana Rey' }];
  answer(
    'GET /api/award-editions',
    pageOf([
      edition({
        announcedAt: '2026-05-10T10:00:00.000Z',
        closesAt: '2026-05-01T10:00:00.000Z',
        categories: [{ id: 1, name: 'TFG', winners }],
      }),
    ]),
  );
  await openPage('/awards');
  expect(await screen.findByRole('link', { name: 'Riego que mide' })).toHaveAttribute('href', '/tfx/7');
  expect(screen.getByText(/Ana Rey/)).toBeVisible();
});

it('lets a student enter a work in a category with one click, and withdraw it', async () => {
  answer('POST /api/award-entries', { data: entry({ category: 2 }) });
  answer('DELETE /api/award-entries/:id', undefined);
  const { person } = await openPage('/awards', user('student'));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Categoría' }), 'TFM');
  answer('GET /api/award-entries', { data: [entry({ category: 2 })] });
  await person.click(screen.getByRole('button', { name: 'Presentar «Compost de barrio»' }));
  expect(await screen.findByText(/^Participa en «TFM»/)).toBeVisible();
  expect(sentTo('POST /api/award-entries')[0]?.body).toEqual({ data: { work: 8, category: 2 } });
  answer('GET /api/award-entries', { data: [] });
  await person.click(screen.getByRole('button', { name: 'Retirar «Compost de barrio»' }));
  expect(await screen.findByRole('button', { name: 'Presentar «Compost de barrio»' })).toBeVisible();
  expect(sentTo('DELETE /api/award-entries/:id')[0]?.params).toEqual({ id: 9 });
});

it('says why a work cannot be entered', async () => {
  refuse(
    'POST /api/award-entries',
    new ApiError('AwardClosed', { status: 409, text: 'La convocatoria está cerrada.' }),
  );
  const { person } = await openPage('/awards', user('student'));
  await person.click(await screen.findByRole('button', { name: 'Presentar «Compost de barrio»' }));
  await waitFor(() => expect(toastMessages()).toEqual([expect.stringMatching(/está cerrada/)]));
});
