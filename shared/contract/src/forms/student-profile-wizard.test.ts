import { fieldMessages } from '../../test/field-messages.ts';
import { messages } from '../messages.ts';
import { profileCompletion, studentProfileWizard } from './student-profile-wizard.ts';

const university = { id: 3, name: 'Universidad de Vigo' };
const answers = {
  student_area: 'Ciencias',
  study_type: 'Grado',
  degrees: [{ id: 7, name: 'Grado en Biología' }, 9],
  province: 'Pontevedra',
  tags: ['Agua', 'Indiferente'],
  reachedUsHow: 'Instagram',
  university,
};
const parsed = (given: object) => studentProfileWizard.parse({ ...answers, ...given });
const refusals = (given: object) => fieldMessages(studentProfileWizard, { ...answers, ...given });

it('refuses what is no part of it', () => {
  expect(parsed({})).toEqual({ ...answers, degrees: [{ id: 7, name: 'Grado en Biología' }, { id: 9 }] });
  expect(studentProfileWizard.safeParse({ ...answers, nickname: 'Iri' }).success).toBe(false);
});

it('may be the qualification alone', () => {
  expect(profileCompletion.parse({ qualification: 'work' })).toEqual({ qualification: 'work' });
  expect(profileCompletion.parse(answers)).toEqual(parsed({}));
  expect(fieldMessages(profileCompletion, { qualification: 'work', ...answers, tags: [] })).toEqual({
    tags: messages.required,
  });
  expect(Object.keys(fieldMessages(profileCompletion, { qualification: 'rich' }))).toEqual(['qualification']);
});

describe('§3.1, §4.4 an answer in an extension', () => {
  it('replaces the option', () => {
    expect(
      parsed({
        province: 'Otra',
        'province-extension': ' Oporto ',
        reachedUsHow: 'Otro',
        'reachedUsHow-extension': 'La radio',
        university: { id: 0, name: 'Otra' },
        'university-extension': 'Universidade do Porto',
        degrees: [7, { id: 0, name: 'Otra' }],
        'degrees-extension': 'Grado en Ciencias del Mar',
      }),
    ).toMatchObject({
      province: 'Oporto',
      reachedUsHow: 'La radio',
      university: { id: 0, name: 'Universidade do Porto' },
      degrees: [{ id: 7 }, { id: 0, name: 'Grado en Ciencias del Mar' }],
    });
  });

  it('is asked for when the option needs it', () => {
    expect(
      refusals({
        province: 'Otra',
        reachedUsHow: 'Otro',
        'reachedUsHow-extension': '  ',
        university: { id: 0, name: 'Otra' },
        degrees: [{ id: 0 }],
      }),
    ).toMatchObject({
      'province-extension': messages.required,
      'reachedUsHow-extension': messages.required,
      'university-extension': messages.required,
      'degrees-extension': messages.required,
    });
  });

  it('is not asked for when the typed name has taken the option’s place', () => {
    expect(
      refusals({
        university: { id: 0, name: 'Universidade do Porto' },
        degrees: [{ id: 0, name: 'Música antigua' }],
      }),
    ).toEqual({});
  });
});

it('§5 reduces a university given as a list to its first element', () => {
  expect(parsed({ university: [university, { id: 4, name: 'Otra más' }] }).university).toEqual(university);
});

it('§3 reads Sí as true, and takes no answer', () => {
  expect([
    parsed({ disability: 'Sí' }).disability,
    parsed({ disability: 'No' }).disability,
    parsed({ disability: true }).disability,
  ]).toEqual([true, false, true]);
  expect([parsed({ disability: null }).disability, parsed({}).disability]).toEqual([null, undefined]);
  expect(refusals({ disability: 'quizá' })).toHaveProperty('disability');
});

it('needs the answers that have no "optional" to them', () => {
  expect(Object.keys(fieldMessages(studentProfileWizard, {})).sort()).toEqual([
    'degrees',
    'province',
    'reachedUsHow',
    'student_area',
    'study_type',
    'tags',
  ]);
  expect(refusals({ degrees: [], tags: [], province: ' ' })).toMatchObject({
    degrees: messages.required,
    tags: messages.required,
    province: messages.required,
  });
});

it('§5, §9 takes six degrees and no seventh, topics of the list, and phones', () => {
  expect(refusals({ degrees: [1, 2, 3, 4, 5, 6] })).toEqual({});
  expect(refusals({ degrees: [1, 2, 3, 4, 5, 6, 7] })).toEqual({
    degrees: 'No puedes seleccionar más de 6 titulaciones.',
  });
  expect(Object.keys(refusals({ tags: ['Alquimia'] }))).toEqual(['tags.0']);
  expect(refusals({ phone: 'mañana' })).toEqual({ phone: messages.phone });
  expect(refusals({ phone: '' })).toEqual({});
});

it.each([
  [null],
  ['text'],
  [[]],
  [{ province: 'a\0b' }],
  [{ degrees: 'x' }],
  [{ degrees: [null] }],
  [{ student_area: {} }],
])('refuses %p', (given) => {
  expect(
    studentProfileWizard.safeParse(
      typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...answers, ...given } : given,
    ).success,
  ).toBe(false);
});
