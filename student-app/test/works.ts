import { work as workAnswer, type Work } from '@puente/contract/entities/work';
import type { OnTheWire } from '@puente/contract/ids';

/** A work of the student of `fixtures.ts`, as its author is told of it. */
export const work = (change: Partial<OnTheWire<Work>> = {}): Work =>
  workAnswer.parse({
    id: 57,
    createdAt: '2026-02-03T10:00:00.000Z',
    updatedAt: '2026-02-03T10:00:00.000Z',
    status: 'finished',
    title: 'Qué hay en la arena de tres playas',
    summary:
      'Muestreo mensual de tres playas con un protocolo que pueda repetir cualquier asociación de la zona.',
    publishedAt: '2026-02-03T10:00:00.000Z',
    isDraft: false,
    language: 'Español',
    tfxDate: '2025-06-30',
    release_month: null,
    index: '1. Introducción\n2. Métodos',
    file: { id: 9, name: 'memoria.pdf', size: 2_000_000 },
    file_url: '/api/tfxes/57/file',
    licence: 'CC BY-SA 4.0',
    embargo_until: null,
    ods: [14],
    url: null,
    awarded: true,
    awards: true,
    contactable: true,
    tags: ['litoral'],
    sector: 'Medio ambiente',
    categories: ['Investigación'],
    linkedin: null,
    impact: 'Datos abiertos para las asociaciones.',
    sustainability: 'El protocolo no necesita reactivos.',
    innovation: 'Se puede repetir sin laboratorio.',
    viability: 'Un día de trabajo al mes.',
    tutor: 'Andrés Molina',
    isHidden: false,
    hiding_reason: null,
    hidden_by_team: false,
    study_areas: ['Ciencias'],
    student: {
      id: 7,
      name: 'Uxía',
      surname: 'Prado',
      university: 'Universidade da Coruña',
      degree: 'Grado en Biología',
      degree_type: 'Grado',
    },
    ...change,
  });

export const citations = {
  data: {
    apa: 'Prado, U. (2025). Qué hay en la arena de tres playas.',
    iso690: 'PRADO, Uxía, 2025. Qué hay en la arena de tres playas [en línea].',
    bibtex: '@misc{tfx57}',
    ris: 'TY  - THES',
  },
};
