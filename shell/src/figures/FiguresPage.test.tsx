import {
  answer,
  openShell,
  ownPages,
  personAs,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';
import { type PlatformFigureName, platformFigureNames } from '@puente/contract/constants/platform-figures';
import { recordOf } from '@puente/contract/each';
import type { PlatformFigureReport } from '@puente/contract/entities/platform-figures';

const values = (some: Partial<Record<PlatformFigureName, number | null>>) =>
  recordOf(platformFigureNames, (name) => some[name] ?? 0);

const report: PlatformFigureReport = {
  countedAt: '2026-11-27T10:00:00.000Z',
  unit: 'week',
  from: '2026-11-16',
  to: '2026-11-27',
  before: { from: '2026-11-04', to: '2026-11-15' },
  periods: [
    { from: '2026-11-16', to: '2026-11-22', values: values({ students: 7 }) },
    { from: '2026-11-23', to: '2026-11-27', values: values({ students: 1203 }) },
  ],
  total: values({ students: 1210, answeredInTime: 83.3 }),
  totalBefore: values({ students: 605, answeredInTime: 90 }),
};

const call = 'GET /api/platform-figures';
beforeEach(() => {
  answer(call, { data: report });
  answer('GET /api/universities/names', { data: [{ id: 3, name: 'Universidade de Vigo' }] });
  answer('GET /api/study-areas', { data: [{ id: 2, name: 'Ciencias' }] });
});

const open = (address = '/staff/cifras') =>
  openShell(address, { user: { ...personAs('staff'), staffRole: 'editor' }, loadPage: ownPages });
const lastQuery = () => sentTo(call).at(-1)?.query as Record<string, unknown>;

it('shows each figure with the days before, and all values in a table', async () => {
  const { person } = await open();
  const registrations = within(await screen.findByRole('region', { name: 'Altas' }));
  const [students] = registrations.getAllByRole('listitem');
  expect(students).toHaveTextContent(/^Estudiantes1\.210Antes: 605 \(\+100\s?%\)/);
  await person.click(registrations.getByText('Tabla de altas'));
  const table = within(registrations.getByRole('table', { name: 'Tabla de altas' }));
  const rows = table.getAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ cells }) => cells[1]?.textContent)).toEqual([
    'Estudiantes',
    '7',
    '1.203',
    '1.210',
    '605',
  ]);
  const answers = within(screen.getByRole('region', { name: 'Respuestas a tiempo' }));
  expect(answers.getAllByRole('listitem')[1]).toHaveTextContent('83,3 %');
});

it('asks for the choices of the address, and writes them into it', async () => {
  const { person } = await open('/staff/cifras?periodo=fechas&desde=2026-01-01&hasta=2026-03-31&por=mes');
  await screen.findByRole('heading', { name: 'Altas' });
  expect(lastQuery()).toEqual({ from: '2026-01-01', to: '2026-03-31', unit: 'month' });
  await person.selectOptions(await screen.findByLabelText('Universidad'), 'Universidade de Vigo');
  await waitFor(() => expect(lastQuery()).toMatchObject({ from: '2026-01-01', university: 3 }));
  await person.selectOptions(screen.getByLabelText('Periodo'), 'Últimos 12 meses');
  await waitFor(() => expect(lastQuery()).toMatchObject({ unit: 'month', university: 3 }));
  expect(lastQuery()['from']).not.toBe('2026-01-01');
});

it('names the figures that a filter cannot count', async () => {
  await open('/staff/cifras?universidad=3');
  const publications = within(await screen.findByRole('region', { name: 'Publicaciones' }));
  expect(publications.getAllByRole('listitem')).toHaveLength(1);
  expect(publications.getByText(/No se pueden contar .*: proyectos, oportunidades\./)).toBeVisible();
  const messages = within(screen.getByRole('region', { name: 'Mensajes al equipo' }));
  expect(messages.queryByRole('list')).toBeNull();
});

it('offers to try again', async () => {
  refuse(call, new ApiError('Unexpected'));
  const { person } = await open();
  await screen.findByRole('heading', { name: 'No hemos podido contar las cifras' });
  answer(call, { data: report });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('region', { name: 'Altas' });
});

it('gives all figures as a file', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  expect(files).toHaveLength(1);
  expect(click.mock.contexts.at(-1)).toMatchObject({ download: 'cifras-2026-11-16-2026-11-27.csv' });
  click.mockRestore();
});
