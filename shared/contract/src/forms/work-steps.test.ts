import { workStageCodes } from '../constants/works.ts';
import type { Work } from '../entities/work.ts';
import { ids } from '../ids.ts';
import { answersSchema } from './answers-schema.ts';
import type { FieldValues } from './field-definition.ts';
import { initialValues } from './initial-values.ts';
import { newWork } from './work.ts';
import { answersOf } from './work-answers.ts';
import { changesOf } from './work-changes.ts';
import { completionSteps, documentPlaces, readingTimes, stagesAfter, workSteps } from './work-steps.ts';

const areas = ['Ciencias', 'Artes y Humanidades'];
const fieldsOf = (stage: Work['status']) => workSteps(stage, areas).flatMap(({ fields }) => fields);
const namesOf = (stage: Work['status']) => fieldsOf(stage).map(({ value }) => value);

const work: Work = {
  id: ids.work.parse(3),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  status: 'finished',
  title: 'Qué hay en la arena de tres playas',
  summary:
    'Muestreo mensual de tres playas con un protocolo que pueda repetir cualquier asociación de la zona.',
  publishedAt: null,
  isDraft: true,
  language: 'Español',
  tfxDate: '2026-06-30',
  release_month: null,
  index: '1. Introducción',
  file: { id: ids.file.parse(9), name: 'memoria.pdf', size: 1000 },
  file_url: '/api/tfxes/3/file',
  licence: 'CC BY-SA 4.0',
  embargo_until: '2027-01-01',
  ods: [6, 14],
  url: null,
  awarded: false,
  awards: true,
  contactable: true,
  tags: ['litoral', 'arena'],
  sector: 'Medio ambiente',
  categories: ['Investigación'],
  linkedin: null,
  impact: 'Datos abiertos.',
  sustainability: null,
  innovation: null,
  viability: null,
  tutor: 'Andrés Molina',
  study_areas: ['Ciencias'],
};

/** Returns the changes that the form sends for these values. */
const sent = (stage: Work['status'], values: FieldValues) => {
  const all = { ...initialValues(fieldsOf(stage)), ...values };
  return changesOf(stage, answersSchema(fieldsOf(stage), all).parse(all)).data;
};

it('§2.2 asks at each stage for what that stage needs', () => {
  expect(workStageCodes.map((stage) => namesOf(stage).includes('release_month'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(workStageCodes.map((stage) => namesOf(stage).includes('tfxDate'))).toEqual([false, false, true]);
  for (const stage of workStageCodes) expect(namesOf(stage)).toEqual([...new Set(namesOf(stage))]);
});

it('sends a work as it was when nothing is changed, and what is sent is a work of its stage', () => {
  const changes = sent('finished', answersOf(work));
  expect(changes).toMatchObject({
    status: 'finished',
    title: work.title,
    file: 9,
    tags: ['litoral', 'arena'],
    ods: [6, 14],
    licence: 'CC BY-SA 4.0',
    embargo_until: '2027-01-01',
    contactable: true,
    awards: true,
  });
  expect(changes).not.toHaveProperty('tutor_email');
  expect(changes).not.toHaveProperty('url');
  expect(newWork.safeParse(changes).success).toBe(true);
});

it('§2.2 asks every author whether readers may write to them, and sends the answer', () => {
  for (const stage of workStageCodes)
    expect(
      workSteps(stage, areas)
        .at(-1)
        ?.fields.map(({ value }) => value),
    ).toContain('contactable');
  expect(sent('finished', { ...answersOf(work), contactable: false })).toMatchObject({ contactable: false });
});

it('forgets the file that is elsewhere now, and the embargo that is over', () => {
  const elsewhere = { ...answersOf(work), document_place: documentPlaces.elsewhere, url: 'ruc.udc.es/tfg' };
  expect(sent('finished', elsewhere)).toMatchObject({ file: null, url: 'https://ruc.udc.es/tfg' });
  const open = { ...answersOf(work), reading_time: readingTimes.now };
  expect(sent('finished', open)).toMatchObject({ embargo_until: null });
});

it.each(['choosing', 'onGoing'] as const)('takes a %s that says no more than it has to', (stage) => {
  const { title, summary, study_areas, language } = answersOf(work);
  const least = {
    title,
    summary,
    study_areas,
    language,
    ...(stage === 'onGoing' && { release_month: '06/2027' }),
  };
  expect(newWork.safeParse(sent(stage, least as FieldValues)).success).toBe(true);
});

it('says where the server would refuse what the form let through', () => {
  const answers = { ...answersOf(work), tags: 'x'.repeat(41), tutor_email: 'nadie' };
  const { error } = changesOf('choosing', answers);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['tags', 'tutor_email']));
});

it('moves from proposal to under way to finished, and asks only for what is new', () => {
  expect(stagesAfter('choosing')).toEqual(['onGoing', 'finished']);
  expect(stagesAfter('finished')).toEqual([]);
  expect(completionSteps('onGoing', areas).map(({ name }) => name)).toEqual([
    'progress',
    'reasons',
    'contact',
  ]);
  expect(completionSteps('finished', areas).map(({ name }) => name)).toEqual([
    'document',
    'reasons',
    'contact',
  ]);
});

it('wants enough words of a title and a summary', () => {
  const values = {
    ...initialValues(fieldsOf('choosing')),
    title: 'Corto',
    summary: 'Corto',
    study_areas: areas,
    language: 'Español',
  };
  const { error } = answersSchema(fieldsOf('choosing'), values).safeParse(values);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Escribe al menos 10 caracteres.',
    'Escribe al menos 80 caracteres.',
  ]);
});
