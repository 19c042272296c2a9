import { workDeadlines } from './constants/work-deadlines.ts';
import { isStrongMatch, type MatchedProject, type MatchedStudent, matchOf } from './match.ts';
import { matchRules, neverMatched } from './match-rules.ts';

const student: MatchedStudent = {
  degrees: ['Grado en Biología'],
  area: 'Ciencias',
  studyType: 'Grado',
  province: 'A Coruña',
  interests: ['Agua', 'Biodiversidad', 'Robótica'],
  workDeadline: 'Tengo que elegirlo este año',
};
const project: MatchedProject = {
  academicProfile: ['Biología'],
  areas: ['Ciencias'],
  subareas: [],
  modality: 'hybrid',
  province: 'A Coruña',
  tags: ['agua', 'biodiversidad'],
  type: 'TFG',
  language: 'Español',
};
const nothing: MatchedStudent = {
  degrees: [],
  area: null,
  studyType: null,
  province: null,
  interests: [],
  workDeadline: null,
};

it('says why a project suits a student', () => {
  const match = matchOf(student, project);
  expect(match).toEqual({
    points: 11,
    reasons: ['tu grado', 'tu área', 'A Coruña', '2 de tus intereses'],
    obstacles: [],
  });
  expect(isStrongMatch(match)).toBe(true);
});

it('says nothing of a student of whom nothing is known', () => {
  expect(matchOf(nothing, project)).toEqual({ points: 0, reasons: [], obstacles: [] });
});

it.each<[string, Partial<MatchedStudent>, Partial<MatchedProject>, string[], string[]]>([
  ['a master’s degree', { degrees: ['Máster en Biología'] }, {}, ['tu máster'], []],
  ['a subarea', {}, { academicProfile: [], subareas: ['biologia'] }, ['tu grado'], []],
  ['one interest', { interests: ['Agua'] }, {}, ['uno de tus intereses'], []],
  ['another language', {}, { language: 'Inglés' }, [], ['piden inglés']],
  ['a co-official language', {}, { language: 'gallego' }, [], []],
  ['another place', {}, { modality: 'onsite', province: 'Lugo' }, [], ['es presencial en Lugo']],
  ['another place, from afar', {}, { modality: 'remote', province: 'Lugo' }, [], []],
  ['a TFM for an undergraduate', {}, { type: 'TFM' }, [], ['es un TFM']],
  ['either', {}, { type: 'TFG o TFM' }, [], []],
  ['a TFG for a master’s student', { studyType: 'Máster' }, {}, [], ['es un TFG']],
  ['years to go', { workDeadline: workDeadlines[0] }, {}, [], ['tu trabajo final será más adelante']],
])('%s', (_, changedStudent, changedProject, reasons, obstacles) => {
  const match = matchOf({ ...student, ...changedStudent }, { ...project, ...changedProject });
  expect(match.reasons).toEqual(expect.arrayContaining(reasons));
  expect(match.obstacles).toEqual(obstacles);
  expect(isStrongMatch(match)).toBe(obstacles.length === 0);
});

it('counts three interests at most', () => {
  const tags = ['a', 'b', 'c', 'd', 'e'];
  expect(matchOf({ ...nothing, interests: tags }, { ...project, tags })).toMatchObject({
    points: 3,
    reasons: ['5 de tus intereses'],
  });
});

const reasonsOf = (degrees: readonly string[], academicProfile: readonly string[]) =>
  matchOf({ ...nothing, degrees }, { ...project, academicProfile, areas: [], tags: [], province: null })
    .reasons;

it.each([
  ['of a subarea of another name', 'Grado en Ingeniería del Software', 'Ingeniería Informática', 'tu grado'],
  ['half of a subarea', 'Grado en Educación Primaria', 'Educación Infantil y Primaria', 'tu grado'],
  ['a master of another name', 'Máster Universitario en Abogacía y Procura', 'Derecho', 'tu máster'],
  ['named itself', 'Grado en Biología Humana', ' grado en biologia humana ', 'tu grado'],
  ['named without its type', 'Grado en Biología Humana', 'Biología humana', 'tu grado'],
  ['that the table does not have', 'Grado en Podcast', 'Podcast', 'tu grado'],
  ['near', 'Grado en Química', 'Ingeniería Química', 'estudios afines'],
])('knows a degree %s', (_, degree, profile, reason) => {
  expect(reasonsOf([degree], [profile])).toEqual([reason]);
});

it.each([
  ['Grado en Ciencias de la Actividad Física y del Deporte', 'Física'],
  ['Grado en Relaciones Internacionales', 'Relaciones Laborales'],
  ['Grado en Seguridad', 'Ingeniería de la Ciberseguridad'],
  ['Grado en Información y Documentación', 'Ingeniería Informática'],
  ['Grado en Derecho', ''],
])('takes no word for a degree: %s, %s', (degree, profile) => {
  expect(reasonsOf([degree], [profile])).toEqual([]);
});

it('takes the best of several degrees', () => {
  const chemistry = 'Grado en Química';
  const engineering = 'Máster Universitario en Ingeniería Química';
  expect(reasonsOf([chemistry, engineering], ['Ingeniería Química'])).toEqual(['tu máster']);
});

it('never looks at what is nobody’s business', () => {
  const known = Object.keys(student).join(' ');
  expect(known).toBe('degrees area studyType province interests workDeadline');
  expect(neverMatched).toEqual(['discapacidad', 'competencias', 'edad', 'sexo', 'origen']);
  expect(JSON.stringify(matchRules)).not.toMatch(/discapacidad|competencia|edad|sexo|origen/i);
});
