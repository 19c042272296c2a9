import { answer, heading, openPage, refuse, screen, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const call = 'GET /api/open-data';
const none = { projects: null, applications: null, works: null, organizations: null, students: null };
const data = {
  countedAt: '2026-11-23T04:00:00.000Z',
  months: [
    { ...none, month: '2026-10', projects: 1234 },
    { ...none, month: '2026-09' },
  ],
  provinces: [{ province: 'A Coruña', projects: 9 }],
};

beforeEach(() => answer(call, { data }));

it('shows each month, and says of a small number only that it is small', async () => {
  await openPage('/datos');
  const table = within(await screen.findByRole('table', { name: 'Cifras por mes' }));
  const october = within(table.getByRole('row', { name: /^octubre de 2026/ }));
  expect(october.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '1234',
    ...Array<string>(4).fill('menos de 5'),
  ]);
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('rowheader', { name: 'A Coruña' })).toBeVisible();
});

it('says how each figure is counted, under which licence, and where the files are', async () => {
  await openPage('/datos');
  await heading('Cómo se cuenta');
  expect(screen.getAllByRole('term')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/deed.es',
  );
  expect(screen.getByRole('link', { name: 'Descargar CSV' })).toHaveAttribute('href', '/api/open-data/csv');
  expect(screen.getByRole('link', { name: 'Descargar JSON' })).toHaveAttribute('href', '/api/open-data/json');
});

it('offers to try again', async () => {
  refuse(call, new ApiError('Unexpected'));
  const { person } = await openPage('/datos');
  await heading('No hemos podido cargar los datos');
  answer(call, { data });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('table', { name: 'Cifras por mes' });
});
