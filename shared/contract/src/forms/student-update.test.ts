import { fieldMessages } from '../../test/field-messages.ts';
import { competenceSections } from '../constants/competences.ts';
import { populateStudent } from '../entities/student-relations.ts';
import { messages } from '../messages.ts';
import { studentUpdate } from './student-update.ts';

const parsed = (given: object) => studentUpdate.parse(given);

it('takes both spellings of a relation, and gives one', () => {
  expect(parsed({ favourites_tfxes: [1], favourites: { connect: [2] } })).toEqual({
    favorites_tfxes: [1],
    favorites: { connect: [2] },
  });
  expect(parsed({ favourites_tfxes: [1], favorites_tfxes: [2] })).toEqual({ favorites_tfxes: [2] });
  expect(populateStudent.parse('favourites,favourites_tfxes,user')).toEqual([
    'favorites',
    'favorites_tfxes',
    'user',
  ]);
  expect(populateStudent.parse(['favorites'])).toEqual(['favorites']);
  expect(populateStudent.parse(undefined)).toBeUndefined();
  expect(populateStudent.safeParse('constructor').success).toBe(false);
});

it('changes only what it names, and refuses what is not a field of it', () => {
  expect(parsed({ visibility: 'private' })).toEqual({ visibility: 'private' });
  for (const name of ['completedAt', 'nickname'])
    expect(studentUpdate.safeParse({ [name]: 'x', visibility: 'talent' }).error?.issues).toEqual([
      expect.objectContaining({ code: 'unrecognized_keys', keys: [name] }),
    ]);
});

it('takes the questionnaire whole, or not at all', () => {
  const answers = Object.fromEntries(
    competenceSections.flatMap(({ code, items }) => items.map(({ value }) => [`${code}.${value}`, 4])),
  );
  expect(parsed({ competences: { answers, results: { growth: 6 } } }).competences).toMatchObject({ answers });
  expect(studentUpdate.safeParse({ competences: {} }).success).toBe(false);
});

it('takes a university by name alone, but not what only opens a field for one', () => {
  expect(parsed({ university: 'Universidad de Vigo' }).university).toEqual({ name: 'Universidad de Vigo' });
  expect(parsed({ university: { id: 0, name: 'La mía' } }).university).toEqual({ id: 0, name: 'La mía' });
  expect(fieldMessages(studentUpdate, { university: 'Otra' })).toEqual({
    'university.name': messages.requiredShort,
  });
});

it('takes an area of studies by its id, by its name, or as a picker holds it', () => {
  for (const area of [4, { id: 4, name: 'Ciencias' }])
    expect(parsed({ student_area: area })).toEqual({ student_area: 4 });
  expect(parsed({ student_area: 'Ciencias' })).toEqual({ student_area: 'Ciencias' });
});

it('takes preferences one by one', () => {
  expect(parsed({ notification: { id: 5, email: false } })).toEqual({
    notification: { id: 5, email: false },
  });
  expect(Object.keys(fieldMessages(studentUpdate, { notification: { email: 'no' } }))).toEqual([
    'notification.email',
  ]);
});

it.each([
  [{ favorites: 'x' }],
  [{ follows: [0] }],
  [{ opportunities: { connect: ['1'] } }],
  [{ province: 'x'.repeat(101) }],
  [{ qualification: 'rich' }],
  [{ degrees: [{ id: 0 }] }],
  [null],
  [[]],
])('refuses %p', (given) => {
  expect(studentUpdate.safeParse(given).success).toBe(false);
});
