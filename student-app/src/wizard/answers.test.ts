import { student as studentSchema } from '@puente/contract/entities/student';
import { universityName } from '@puente/contract/entities/study';
import { knownAnswers } from './answers.ts';
import { completionOf } from './completion.ts';

const student = (change: object = {}) =>
  studentSchema.parse({
    id: 7,
    createdAt: '2026-02-03T10:00:00.000Z',
    updatedAt: '2026-02-03T10:00:00.000Z',
    university: null,
    province: null,
    phone: null,
    situation: 'choosing',
    qualification: null,
    study_type: null,
    work_deadline: null,
    tags: [],
    reachedUsHow: null,
    campaigns: [],
    competences: null,
    visibility: 'applied',
    completedAt: null,
    ...change,
  });
const universities = [universityName.parse({ id: 3, name: 'Universidade da Coruña' })];

const answers = {
  province: 'Lugo',
  university: [{ id: 3, name: 'Universidade da Coruña' }],
  study_type: 'Grado',
  student_area: 'Ciencias',
  degrees: [{ id: 12, name: 'Grado en Biología' }],
  tags: ['Indiferente'],
  phone: '',
  reachedUsHow: 'Instagram',
  disability: '',
  disabilityConsent: false,
};

describe('§3.1 what the profile says already', () => {
  it('is chosen where it is on a list', () => {
    const known = student({
      university: 'Universidade da Coruña',
      province: 'Lugo',
      reachedUsHow: 'Instagram',
      student_area: 'Ciencias',
      study_type: 'Máster',
      degrees: [{ id: 12, name: 'Grado en Biología', type: 'Grado' }],
      disability: true,
      disabilityConsent: true,
    });
    expect(knownAnswers(known, universities)).toMatchObject({
      province: 'Lugo',
      university: [{ id: 3, name: 'Universidade da Coruña' }],
      reachedUsHow: 'Instagram',
      degrees: [{ id: 12, name: 'Grado en Biología' }],
      disability: 'Sí',
      disabilityConsent: true,
    });
  });

  it("is 'Otra' with its words where no list has it", () => {
    const known = student({
      university: 'Universidad del Mar',
      province: 'Andorra',
      reachedUsHow: 'Por la radio',
      degrees: [{ id: 0, name: 'Grado en Faros', type: null }],
    });
    expect(knownAnswers(known, universities)).toMatchObject({
      province: 'Otra',
      'province-extension': 'Andorra',
      university: [{ id: 0, name: 'Otra' }],
      'university-extension': 'Universidad del Mar',
      reachedUsHow: 'Otro',
      'reachedUsHow-extension': 'Por la radio',
      degrees: [{ id: 0, name: 'Otra' }],
      'degrees-extension': 'Grado en Faros',
    });
  });
});

describe('§3.1 what is sent at the end', () => {
  it('leaves out an empty phone, and a consent without a «Sí»', () => {
    const { data } = completionOf({ ...answers, disability: 'Prefiero no decirlo', disabilityConsent: true });
    expect(data).toMatchObject({
      university: 'Universidade da Coruña',
      disability: null,
      disabilityConsent: false,
    });
    expect(data).not.toHaveProperty('phone');
  });

  it.each([
    ['Sí', true],
    ['No', false],
  ])('%p about a disability means %p', (disability, meant) => {
    expect(completionOf({ ...answers, disability, disabilityConsent: true }).data).toMatchObject({
      disability: meant,
    });
  });

  it('names the fields that are not as they should be', () => {
    expect(completionOf({ ...answers, tags: [] }).errors).toEqual({ tags: 'Este campo es obligatorio.' });
  });
});
