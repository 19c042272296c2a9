import { answer, hold, openPage, refuse, screen, sentTo, user, waitFor, within } from '../../test/render.tsx';
import { savedFiles } from '../../test/saved-files.ts';
import axe from 'axe-core';
import { ApiError } from '@puente/client/api-error';
import { impactCounting } from '@puente/contract/constants/impact';
import { impactReport } from '@puente/contract/entities/impact';

const call = 'GET /api/organizations/:id/impact';
const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });
const manager = user('projectManager', {
  organizations: [
    { id: 5, name: 'Fundación Ría Viva' },
    { id: 6, name: 'Cooperativa Monte Alto' },
  ],
});

const report = impactReport.parse({
  year: 2026,
  years: [2026, 2025],
  projects: 4,
  students: 3,
  universities: ['Universidade da Coruña', 'Universidade de Vigo'],
  hours: 1450,
  confirmed_hours: 320,
  goals: [
    {
      number: 6,
      projects: [
        { id: 12, title: 'Mapa de zonas inundables', reason: '=HYPERLINK("https://malo.test")' },
        { id: 13, title: 'Huertos en azoteas', reason: null },
      ],
    },
    { number: 13, projects: [{ id: 12, title: 'Mapa de zonas inundables', reason: 'Avisa a tiempo.' }] },
  ],
  works: [{ id: 57, title: 'Inundaciones en la ría', publishedAt: '2026-06-02T10:00:00.000Z' }],
});
const empty = { ...report, projects: 0, students: 0, universities: [], hours: 0, goals: [], works: [] };

beforeEach(() => answer(call, { data: report }));

it('shows each figure of the year with how it is counted', async () => {
  await openPage('/organizations/impact', coordinator);
  expect(await screen.findByRole('heading', { level: 2, name: '2026 en cifras' })).toBeVisible();
  expect(sentTo(call)).toEqual([{ params: { id: 5 }, query: {} }]);
  const figures = {
    'Proyectos publicados': ['4', impactCounting.projects],
    'Estudiantes seleccionados': ['3', impactCounting.students],
    Universidades: ['2', 'Universidade da Coruña, Universidade de Vigo', impactCounting.universities],
    'Horas confirmadas': ['320', impactCounting.confirmedHours],
    'Horas estimadas': ['1450', impactCounting.hours],
    'TFG y TFM publicados': ['1', impactCounting.works],
  };
  for (const [name, texts] of Object.entries(figures)) {
    const term = screen.getAllByText(name).find(({ tagName }) => tagName === 'DT');
    const said = [...(term?.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) =>
      textContent.replace(/^(\d)\.(\d{3})$/, '$1$2'),
    );
    expect([name, said]).toEqual([name, texts]);
  }
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it('shows the goals as a chart with its table, and why each project works for them', async () => {
  await openPage('/organizations/impact', coordinator);
  const table = within(await screen.findByRole('table', { name: 'Proyectos de 2026 por objetivo' }));
  expect(table.getByRole('row', { name: '6. Agua limpia y saneamiento 2' })).toBeVisible();
  const goal = screen.getByRole('heading', { level: 3, name: 'ODS 13. Acción por el clima' });
  expect(within(goal.parentElement!).getByText('Avisa a tiempo.')).toBeVisible();
  expect(screen.getByText('No habéis escrito por qué.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inundaciones en la ría' })).toHaveAttribute('href', '/tfx/57');
});

it('leads to the other years', async () => {
  const { person, address } = await openPage('/organizations/impact', coordinator);
  const years = within(await screen.findByRole('navigation', { name: 'Años del informe' }));
  expect(years.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'page');
  await person.click(years.getByRole('link', { name: '2025' }));
  await waitFor(() => expect(address()).toBe('/organizations/impact?organization=5&year=2025'));
  expect(sentTo(call).at(-1)).toEqual({ params: { id: 5 }, query: { year: 2025 } });
});

it.each(['year=x', 'year=1999', 'year=20266', 'organization=99'])(
  'takes %s as if it were not there',
  async (search) => {
    await openPage(`/organizations/impact?${search}`, coordinator);
    await screen.findByRole('heading', { level: 2, name: '2026 en cifras' });
    expect(sentTo(call)).toEqual([{ params: { id: 5 }, query: {} }]);
  },
);

it('is about the organisation that a project manager chooses', async () => {
  const { person, address } = await openPage('/organizations/impact?year=2025', manager);
  await person.selectOptions(
    await screen.findByRole('combobox', { name: 'Organización' }),
    'Cooperativa Monte Alto',
  );
  await waitFor(() => expect(address()).toBe('/organizations/impact?organization=6'));
  await waitFor(() => expect(sentTo(call).at(-1)).toEqual({ params: { id: 6 }, query: {} }));
});

it('is printed, and saved as a file that no text in it can turn into formulas', async () => {
  const { names, text: savedText } = savedFiles();
  window.print = jest.fn();
  const { person } = await openPage('/organizations/impact', coordinator);
  await person.click(await screen.findByRole('button', { name: 'Imprimir o guardar en PDF' }));
  expect(window.print).toHaveBeenCalledTimes(1);

  await person.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  expect(names).toEqual(['informe-de-impacto-2026.csv']);
  const text = await savedText();
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(1 + 6 + 3 + 1);
  expect(lines[1]).toBe(
    `"Fundación Ría Viva";2026;"Cifras";"Proyectos publicados";4;"";"${impactCounting.projects}"`,
  );
  expect(text).toContain(`"'=HYPERLINK(""https://malo.test"")"`);
  jest.restoreAllMocks();
});

it('says so for a year without anything', async () => {
  answer(call, { data: empty });
  await openPage('/organizations/impact', coordinator);
  expect(await screen.findByText(/^Ningún proyecto de 2026 tiene objetivos marcados/)).toBeVisible();
  expect(screen.getByText('Ninguno en 2026.')).toBeVisible();
});

it('says that it is made, and offers to try again when it cannot', async () => {
  const { settle } = hold(call);
  const { person } = await openPage('/organizations/impact', coordinator);
  expect(await screen.findByText('Preparando el informe')).toBeInTheDocument();
  await settle(Promise.reject(new ApiError('Unexpected')));
  expect(await screen.findByText('No hemos podido preparar el informe')).toBeVisible();

  refuse(call, new ApiError('Network'));
  answer(call, { data: report });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 2, name: '2026 en cifras' })).toBeVisible();
});
