import type { Work } from '@puente/contract/entities/work';
import { ids } from '@puente/contract/ids';
import { cite } from './citation.ts';

const work: Work = {
  id: ids.work.parse(3),
  createdAt: '2026-07-01T00:00:00.000Z',
  updatedAt: '2026-07-01T00:00:00.000Z',
  status: 'finished',
  title: 'Qué hay en la arena: microplásticos en tres playas',
  summary: '',
  publishedAt: '2026-07-02T00:00:00.000Z',
  isDraft: false,
  language: 'Español',
  tfxDate: '2026-06-30',
  release_month: null,
  index: null,
  file: null,
  file_url: null,
  licence: null,
  embargo_until: null,
  ods: [],
  url: null,
  awarded: false,
  awards: false,
  contactable: true,
  tags: [],
  sector: null,
  categories: [],
  linkedin: null,
  impact: null,
  sustainability: null,
  innovation: null,
  viability: null,
  tutor: null,
  student: {
    id: ids.student.parse(1),
    name: 'Uxía',
    surname: 'Prado Lema',
    university: 'Universidade da Coruña',
    degree: 'Grado en Biología',
    degree_type: 'Grado',
  },
};
const address = 'https://puente.test/tfx/3';

it('cites a work in APA 7, ISO 690, BibTeX and RIS', async () => {
  const { apa, iso690, bibtex, ris } = await cite(work, address);
  expect(apa).toBe(
    'Prado Lema, U. (2026). Qué hay en la arena: microplásticos en tres playas [Trabajo de fin de grado, Universidade da Coruña]. https://puente.test/tfx/3',
  );
  expect(iso690).toBe(
    'PRADO LEMA, Uxía, 2026. Qué hay en la arena: microplásticos en tres playas [en línea]. Trabajo de fin de grado. Universidade da Coruña. Disponible en: https://puente.test/tfx/3.',
  );
  expect(bibtex).toContain('author = {Prado Lema, Uxía}');
  expect(bibtex).toContain('url = {https://puente.test/tfx/3}');
  expect(ris.split('\n')).toEqual(
    expect.arrayContaining(['TY  - THES', 'AU  - Prado Lema, Uxía', 'PB  - Universidade da Coruña']),
  );
});

it('cites what has no author any more, and what is not finished yet', async () => {
  expect((await cite({ ...work, student: null }, address)).apa).toContain('Qué hay en la arena');
  expect((await cite({ ...work, status: 'onGoing', tfxDate: null }, address)).iso690).toContain(
    'Trabajo académico en curso',
  );
});

it('takes markup, braces and addresses in a title for what they are', async () => {
  const title = 'Fuego & {agua}: https://ejemplo.es/x <b>2</b> @misc{a,';
  const { apa, ris } = await cite({ ...work, title }, address);
  expect(ris).toContain(`TI  - ${title}`);
  expect(apa).toContain('Fuego & {agua}');
});
