import { answer, openShell, ownPages, personAs, screen, sentTo, waitFor, within } from '../../test/shell.tsx';
import type { PageMeasurements } from '@puente/contract/entities/measurement';
import { measuredPages, measurementsCsv } from './measured-pages.ts';

const measured = (page: string, views: number, more: Partial<PageMeasurements> = {}): PageMeasurements => ({
  page,
  views,
  empty_searches: 0,
  LCP: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  softLCP: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  INP: [0, 0, 0, 0, 0, 0, 0],
  CLS: [0, 0, 0, 0, 0, 0, 0],
  ...more,
});

const open = (address = '/staff/mediciones') =>
  openShell(address, {
    user: { ...personAs('staff'), staffRole: 'editor' },
    loadPage: ownPages,
  });

it('shows pages by title, the most visited first, with how fast three of four visits were', async () => {
  answer('GET /api/measurements', {
    data: [measured('login', 5), measured('later', 1250, { LCP: [0, 9, 0, 0, 0, 0, 0, 0, 0] })],
  });
  await open();
  const table = within(await screen.findByRole('table'));
  const rows = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('rowheader')[0]?.textContent);
  expect(rows).toEqual(['later', 'Iniciar sesión']);
  expect(table.getByText('1250')).toBeVisible();
  expect(table.getByText('hasta 1 s, bien')).toBeVisible();
});

it('asks for another period, which stands in the address', async () => {
  answer('GET /api/measurements', { data: [] });
  const { person } = await open('/staff/mediciones?dias=nunca');
  expect(await screen.findByText('No hay mediciones en este periodo')).toBeVisible();
  const days = () => {
    const { from = '' } = sentTo('GET /api/measurements').at(-1)?.query as { from?: string };
    return Math.round((Date.now() - Date.parse(from)) / 86_400_000);
  };
  expect([27, 28]).toContain(days());
  await person.selectOptions(screen.getByLabelText('Periodo'), 'Últimos 7 días');
  await waitFor(() => expect([6, 7]).toContain(days()));
});

it('gives the table as a file, once it is asked for', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  answer('GET /api/measurements', { data: [measured('login', 5)] });
  const { person } = await open('/staff/mediciones?dias=7');
  await person.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  expect(files).toHaveLength(1);
  expect(click.mock.contexts.at(-1)).toMatchObject({ download: 'mediciones-7-dias.csv' });
  click.mockRestore();
});

it('writes texts of the file between quotes, and no formula', () => {
  const [page] = measuredPages([measured('login', 5)], []);
  expect(measurementsCsv(page ? [{ ...page, title: '=1+1' }] : [])).toContain(`"'=1+1";"login";5;0;"—"`);
});
