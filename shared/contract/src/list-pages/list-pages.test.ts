import { calls } from '../calls.ts';
import { sectors } from '../constants/organizations.ts';
import { provinces } from '../constants/provinces.ts';
import { allListPages } from './all-list-pages.ts';
import { companyPages } from './company-pages.ts';
import { numbered, pageOfChoice, queriesOfPages } from './pages-of-list.ts';
import { projectPages } from './project-pages.ts';
import { workPages } from './work-pages.ts';

it('takes one value of one of its filters for a page, and nothing else', () => {
  const titleOf = (chosen: Record<string, string[]>) => pageOfChoice(projectPages, chosen)?.title;
  expect(titleOf({})).toBe('Proyectos');
  expect(titleOf({ province: ['A Coruña'] })).toBe('Proyectos en A Coruña');
  expect(titleOf({ type: ['TFG'] })).toBe('Propuestas de TFG');
  expect(titleOf({ modality: ['remote'] })).toBe('Proyectos en remoto');
  for (const chosen of [
    { province: ['Lugo'], area: ['Ciencias'] },
    { area: ['Ciencias', 'Artes y Humanidades'] },
    { modality: ['hybrid'] },
    { type: ['Proyecto de impacto'] },
    { q: ['agua'] },
    { toString: ['x'] },
  ])
    expect([chosen, titleOf(chosen)]).toEqual([chosen, undefined]);
});

it('names a university as Spanish does', () => {
  const titleOf = (university: string) => pageOfChoice(workPages, { university: [university] })?.title;
  expect(titleOf('Universidade de Vigo')).toBe('TFG y TFM de la Universidade de Vigo');
  expect(titleOf('IE University')).toBe('TFG y TFM de IE University');
});

it('tells later pages apart', () => {
  const first = { title: 'Empresas', description: 'Quién busca estudiantes.' };
  expect(numbered(first, 1)).toEqual(first);
  expect(numbered(first, 2)).toEqual({
    title: 'Empresas, página 2',
    description: 'Quién busca estudiantes. Página 2.',
  });
});

it('names the addresses that have something', () => {
  expect(
    queriesOfPages(companyPages, {
      location: { 'A Coruña': 2, Lugo: 0 },
      sector: { Salud: 1, Otro: 4 },
      size: { '1 a 10 personas': 3 },
    }),
  ).toEqual(['province=A+Coru%C3%B1a', 'sector=Salud']);
});

const areas = ['Ciencias', 'Ciencias de la Salud', 'Ingeniería y Arquitectura'];
const examples: Record<string, readonly string[]> = {
  location: provinces,
  sector: sectors,
  study_areas: areas,
  university: ['Universidad de Oviedo', 'Universidad de León'],
  tags: ['TFG', 'Metodología'],
};

it('gives each page a title and a description of its own, short enough to be shown whole', () => {
  const words = allListPages.flatMap((pages) => [
    pages.plain,
    ...Object.entries(pages.filters).flatMap(([name, { facet, values }]) =>
      (values ?? examples[facet] ?? []).map((value) => pageOfChoice(pages, { [name]: [value] })!),
    ),
  ]);
  expect(words.length).toBeGreaterThan(120);
  for (const part of ['title', 'description'] as const)
    expect(new Set(words.map((page) => page[part])).size).toBe(words.length);
  for (const { title, description } of words) {
    expect(title.length).toBeLessThanOrEqual(70);
    expect([description, description.length < 200]).toEqual([description, true]);
  }
});

it.each(allListPages.map((pages) => [pages.call, pages] as const))(
  '%s counts what its pages are made of',
  (path, { filters }) => {
    const { query } = calls[`GET ${path}` as 'GET /api/projects'];
    const facets = Object.values(filters).map(({ facet }) => facet);
    expect(query.safeParse({ facets }).success).toBe(true);
    expect(query.safeParse({ facets: ['none'] }).success).toBe(false);
  },
);
