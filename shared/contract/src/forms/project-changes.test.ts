import type { Project } from '../entities/project.ts';
import { ids } from '../ids.ts';
import { lastDays } from '../last-days.ts';
import { answersSchema } from './answers-schema.ts';
import { answersOf, previewOf, projectFieldsIn } from './project-answers.ts';
import { changesOf } from './project-changes.ts';
import { type ProjectChoices, projectSteps } from './project-steps.ts';

const choices: ProjectChoices = {
  areas: [
    { id: ids.studyArea.parse(1), name: 'Ciencias', subareas: ['Biología', 'Física'] },
    { id: ids.studyArea.parse(2), name: 'Artes', subareas: [] },
    { id: ids.studyArea.parse(3), name: 'Salud', subareas: ['Enfermería'] },
  ],
  coordinators: [{ id: ids.coordinator.parse(4), label: 'Marta Otero' }],
  programs: [{ id: ids.program.parse(1), label: 'Data y tech' }],
  tutors: [{ id: ids.teacher.parse(8), label: 'Ana Pazos' }],
  answerDays: 12,
};
const project: Project = {
  id: ids.project.parse(12),
  createdAt: '2026-10-02T10:00:00.000Z',
  updatedAt: '2026-10-02T10:00:00.000Z',
  title: 'Mapa de zonas inundables del puerto',
  description: 'Qué barrios se inundarán con más frecuencia y qué medidas serían las más eficaces para ello.',
  status: 'new',
  status_reason: null,
  publishedAt: '2026-10-02T10:00:00.000Z',
  deadline: '2027-06-30T21:59:59.999Z',
  type: 'TFG',
  objectives: null,
  ods: [11, 13],
  ods_explanation: 'Menos daños.',
  academic_profile: ['Grado en Geografía'],
  requirements: null,
  working_method: null,
  tags: ['agua', 'puerto'],
  internship: true,
  language: 'Español',
  presentiality: 'hybrid',
  location: 'A Coruña',
  visibility_consent: true,
  remuneration: null,
  dedication: 'Flexible',
  result_owner: null,
  answer_days: 12,
  study_areas: ['Ciencias'],
  study_subareas: ['Biología'],
  tutors: [ids.teacher.parse(8)],
  coordinator: { id: ids.coordinator.parse(4), job_position: null, name: 'Marta', surname: 'Otero' },
  program: { id: ids.program.parse(1), code: 'data', name: 'Data y tech', logo: null },
};
const answers = answersOf(project, choices);
const fields = projectSteps(choices).flatMap((step) => step.fields);
const changes = (change: object, of: Project = project) =>
  changesOf(of, { ...answersOf(of, choices), ...change }, choices);

/** Fields of §3 that no user types: the server knows them. */
const known = ['id', 'createdAt', 'updatedAt', 'status', 'organization', 'applys'];

it('§3 asks for every field of a project, the title first', () => {
  const asked = Object.keys(projectFieldsIn(answers, choices));
  const said = Object.keys(project).filter(
    (field) => !known.includes(field) && field !== 'status_reason' && field !== 'publishedAt',
  );
  for (const field of said) expect(asked).toContain(field);
  expect(fields[0]?.value).toBe('title');
});

it('fills every field of the form, and takes what a project says as an answer', () => {
  expect(fields.filter(({ value }) => !(value in answers))).toEqual([]);
  expect(answersSchema(fields, answers).safeParse(answers).error).toBeUndefined();
});

it('sends nothing when nothing was changed', () => {
  expect(changes({})).toEqual({ changes: {} });
});

it('sends what was changed, and that only', () => {
  expect(
    changes({
      title: 'Otro mapa del puerto',
      tags: 'agua, mapas ,',
      ods: ['ODS 6: Agua limpia y saneamiento'],
    }),
  ).toEqual({
    changes: { title: 'Otro mapa del puerto', tags: ['agua', 'mapas'], ods: [6] },
  });
  expect(changes({ coordinator: '', program: '', tutors: [], tutor_emails: 'Ana@udc.es' })).toEqual({
    changes: { coordinator: null, program: null, tutors: [], tutor_emails: ['ana@udc.es'] },
  });
});

it('§2.10 the degree picker names the academic profile, also one that it does not have', () => {
  const degree = { id: 7, name: 'Grado en Biología' };
  expect(changes({ academic_profile: [degree, { id: 9, name: 'Grado en Biología' }] })).toEqual({
    changes: { academic_profile: ['Grado en Biología'] },
  });
});

it('§3 subareas follow their areas', () => {
  const subareas = fields.filter(({ value }) => value.startsWith('subareas-'));
  expect(subareas.map(({ label, dependency }) => [label, dependency?.is])).toEqual([
    ['Subáreas de Ciencias', ['Ciencias']],
    ['Subáreas de Salud', ['Salud']],
  ]);
  expect(changes({ study_areas: ['Salud'], 'subareas-3': ['Enfermería'] })).toEqual({
    changes: { study_areas: ['Salud'], study_subareas: ['Enfermería'] },
  });
});

it('a remote project has no place', () => {
  expect(changes({ presentiality: 'Remoto' })).toEqual({
    changes: { presentiality: 'remote', location: null },
  });
});

it('§9 the last day is one of the choices, or a day of one’s own', () => {
  expect(changes({ last_day: lastDays.open })).toEqual({ changes: { deadline: null } });
  expect(changes({ deadline: '2027-07-15' })).toEqual({ changes: { deadline: '2027-07-15' } });
  const thisYear = { ...answers, last_day: lastDays.thisYear };
  expect(projectFieldsIn(thisYear, choices, new Date('2026-11-22T10:00:00Z')).deadline).toBe('2027-08-31');
  expect(changes({ deadline: '2027-02-31' })).toEqual({ errors: { deadline: 'Formato no válido.' } });
});

it('says at which field of the form something is wrong', () => {
  expect(changes({ tags: Array.from({ length: 11 }, (_, index) => `t${index}`).join(',') })).toEqual({
    errors: { tags: 'Longitud máxima alcanzada.' },
  });
  expect(changes({ tutor_emails: 'ana' })).toEqual({
    errors: { tutor_emails: 'Formato de email incorrecto' },
  });
});

it('a draft asks how it is carried out, though its row says something already', () => {
  const draft: Project = { ...project, status: 'draft', presentiality: 'onsite', location: null };
  expect(answersOf(draft, choices)['presentiality']).toBe('');
  expect(changes({ presentiality: 'Presencial', location: 'Lugo' }, draft)).toEqual({
    changes: { presentiality: 'onsite', location: 'Lugo' },
  });
});

it('shows no way of carrying it out before one is chosen', () => {
  const open = projectFieldsIn({ ...answers, presentiality: '' }, choices);
  expect(previewOf(project, open, choices).presentiality).toBeNull();
});

it('shows a project while its last day is half typed', () => {
  const half = projectFieldsIn({ ...answers, deadline: '2027-mm-05' }, choices);
  expect(previewOf(project, half, choices).deadline).toBeNull();
  expect(previewOf(project, projectFieldsIn(answers, choices), choices).deadline).toBe(
    '2027-06-30T12:00:00.000Z',
  );
});

it('shows what students would see', () => {
  const said = projectFieldsIn(
    { ...answers, title: 'Otro mapa', last_day: lastDays.open, tutors: [] },
    choices,
  );
  expect(previewOf({ ...project, status: 'draft' }, said, choices)).toMatchObject({
    title: 'Otro mapa',
    status: 'new',
    deadline: null,
    tutors: [],
    program: { name: 'Data y tech' },
    ods: [11, 13],
  });
});
