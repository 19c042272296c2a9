import { fieldMessages } from '../../test/field-messages.ts';
import { applicationDraft, decision, deskDecision, newApplication } from './application.ts';

const motivation = 'Quiero medir la calidad del aire de mi barrio.';

it('needs a motivation and a CV', () => {
  expect(fieldMessages(newApplication, { project: 12, motivation: ' ', CV: null })).toEqual({
    motivation: 'Este campo es obligatorio.',
    CV: 'Este campo es obligatorio.',
  });
});

it('says how long a motivation has to be, blanks around it not counted', () => {
  expect(
    fieldMessages(newApplication, { project: 12, motivation: `Me gusta.${' '.repeat(60)}`, CV: 3 }),
  ).toEqual({
    motivation: 'Escribe al menos 40 caracteres.',
  });
});

it('says when a text is too long', () => {
  const long = 'x'.repeat(2001);
  expect(fieldMessages(newApplication, { project: 12, motivation: long, availability: long, CV: 3 })).toEqual(
    {
      motivation: 'Longitud máxima alcanzada.',
      availability: 'Longitud máxima alcanzada.',
    },
  );
});

it('takes an application without a word on availability', () => {
  expect(fieldMessages(newApplication, { project: 12, motivation, CV: 3 })).toEqual({});
});

it('is checked whole when it is sent, and kept with half of an address before', () => {
  const half = { project: 12, video: 'https:/' };
  expect(fieldMessages(applicationDraft, half)).toEqual({});
  expect(fieldMessages(newApplication, { ...half, motivation, CV: 3 })).toEqual({
    video: 'Formato no válido.',
  });
});

it('is about one project', () => {
  expect(fieldMessages(newApplication, { motivation, CV: 3 })).toHaveProperty('project');
  expect(fieldMessages(newApplication, { project: 0, motivation, CV: 3 })).toHaveProperty('project');
});

it('is decided on by a status, a reason or a mark: any of them, but not none', () => {
  expect(fieldMessages(decision, { good_candidate: true })).toEqual({});
  expect(fieldMessages(decision, { status: 'selected', reason: undefined })).toEqual({});
  for (const nothing of [{}, { reason: undefined }])
    expect(fieldMessages(decision, nothing)).toEqual({ status: 'Este campo es obligatorio.' });
});

describe('several answered at once', () => {
  const given = (status: string, more: object = {}) => ({
    applications: [{ id: 3, from: 'new' }],
    status,
    ...more,
  });

  it('say why not only with a no', () => {
    expect(fieldMessages(deskDecision, given('rejected', { refusal: 'profile' }))).toEqual({});
    expect(fieldMessages(deskDecision, given('selected', { refusal: 'profile' }))).toEqual({
      refusal: 'Formato no válido.',
    });
    for (const more of [{}, { refusal: null }])
      expect(fieldMessages(deskDecision, given('selected', more))).toEqual({});
  });
});
