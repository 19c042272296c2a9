import { application, pageOf, project, resource, student, studies, studyAreas } from '../test/fixtures.ts';
import { answer, heading, openPage, screen } from '../test/render.tsx';
import axe from 'axe-core';

/** Violated rules with their elements. Contrast is tested in the design system, as jsdom has no layout. */
async function violations(container: Element): Promise<string[]> {
  const result = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

beforeEach(() => {
  const stamp = '2026-02-03T10:00:00.000Z';
  const search = {
    id: 3,
    createdAt: stamp,
    updatedAt: stamp,
    name: 'Ríos',
    address: 'q=agua',
    frequency: 'daily',
  };
  answer('GET /api/saved-searches', { data: [search] });
  answer('GET /api/study-areas', studyAreas);
  for (const call of ['GET /api/projects', 'GET /api/projects/matched'] as const)
    answer(call, pageOf([project(), project({ id: 13, title: 'Energía' })], { total: 24, pageCount: 2 }));
  answer('GET /api/projects/:id', { data: project() });
  answer('GET /api/applys', pageOf([]));
  answer('POST /api/saved-searches/unsubscribe', { data: { name: 'Ríos' } });
  answer('GET /api/resources', pageOf([resource()]));
  answer('GET /api/resources/:id', { data: resource({ content: '## Uno\n\n## Dos\n\n## Tres' }) });
  answer('GET /api/resources/:id/related', { data: [resource({ id: 8, title: 'Citar bien' })] });
  answer('POST /api/resources/:id/visit', { data: { id: 4, popularity_visits: 1 } });
  answer('GET /api/students/:id', {
    data: {
      ...studies,
      favorites: [project()],
      competences: { answers: {}, results: { flexibility: 3.5 } },
    },
  });
  answer('GET /api/students/views', { data: [] });
  answer('GET /api/study-areas/names', studyAreas);
  answer('GET /api/universities/names', { data: [{ id: 3, name: 'Universidade da Coruña' }] });
  answer('GET /api/drafts', { data: [] });
});

it.each([
  ['/projects?modality=hybrid&province=Lugo', 'Huertos urbanos en escuelas'],
  ['/matching', 'Cómo sabemos si un proyecto encaja contigo'],
  ['/projects/12', 'Huertos urbanos en escuelas'],
  ['/projects/12/apply', 'Solicitar proyecto'],
  ['/resources', 'Revisión bibliográfica sin perderse'],
  ['/resources/4', 'Citar bien'],
  ['/avisos/baja?token=3.a', '¿Dejar de recibir estos avisos?'],
  ['/profile', 'Datos personales'],
  ['/profile?section=projects', 'Huertos urbanos en escuelas'],
  ['/profile?section=competences', 'Mis competencias'],
  ['/profile?section=visibility', 'Discapacidad'],
  ['/profile?section=account', 'Eliminar la cuenta'],
  ['/profile/complete', 'Dónde estudias'],
])('%s breaks no rule of axe', async (address, title) => {
  const { container } = await openPage(address, student([12]));
  await heading(title);
  expect(await violations(container)).toEqual([]);
});

it('neither does a list of applications', async () => {
  answer('GET /api/applys', pageOf([application({ project: project() })]));
  const { container } = await openPage('/profile?section=applys', student());
  await screen.findByText('Nuevo');
  expect(await violations(container)).toEqual([]);
});
