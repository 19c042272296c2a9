import { newcomer, pageOf, project, studyAreas } from '../../test/fixtures.ts';
import { answer, openPage, screen, waitFor, within } from '../../test/render.tsx';

const list = 'GET /api/projects';

async function open(q: string, reading: object) {
  const page = pageOf([project()], { total: 3 });
  answer('GET /api/saved-searches', { data: [] });
  answer('GET /api/study-areas', studyAreas);
  answer('GET /api/applys', pageOf([]));
  answer(list, { ...page, meta: { ...page.meta, ...reading } });
  const opened = await openPage(`/projects?q=${encodeURIComponent(q)}`, newcomer());
  const count = await screen.findByText(/3 proyectos/);
  return { ...opened, status: count.closest('[role=status]') };
}

const understood = [
  { words: 'en remoto', label: 'Remoto' },
  { words: 'vigo', label: 'Pontevedra' },
];

it('shows words that were taken for filters as filters, and lets go of each', async () => {
  const { person, address } = await open('agua en remoto vigo', { understood });
  const active = within(await screen.findByRole('group', { name: 'Filtros activos' }));
  await person.click(active.getByRole('button', { name: 'Quitar Remoto' }));
  await waitFor(() => expect(address()).toBe('/projects?q=agua+vigo'));
});

it('looks for them as words when that was meant', async () => {
  const { person, address } = await open('agua en remoto vigo', { understood });
  await person.click(screen.getByRole('link', { name: 'Buscar «en remoto» y «vigo» como texto' }));
  expect(address()).toBe('/projects?q=agua+%22en+remoto%22+%22vigo%22');
});

it('says what it looked for instead, and what it left out', async () => {
  const { status, unmount } = await open('infermeria', { instead: 'enfermería' });
  expect(status).toHaveTextContent('3 proyectos. Con lo que has escrito no hay nada: mostramos «enfermería»');
  unmount();
  const second = await open('marketing marciano lunar', { without: ['marciano', 'lunar'] });
  expect(second.status).toHaveTextContent(
    '3 proyectos. Con todo no hay nada: buscamos sin «marciano» y «lunar»',
  );
});
