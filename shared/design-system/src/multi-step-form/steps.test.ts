import { type FieldDefinition } from '@puente/contract/forms/field-definition';
import { advance, type FormStep, pageOf, problemsOf, shownSteps, start } from './steps.ts';

const text = (value: string): FieldDefinition => ({ type: 'text', value, label: value });
const contact: FormStep = {
  name: 'contact',
  title: 'Contacto',
  fields: [text('phone')],
  skip: ({ phone }) => phone !== '',
};
const studies: FormStep = {
  name: 'studies',
  title: 'Estudios',
  fields: [
    text('area'),
    {
      type: 'select',
      value: 'degree',
      label: 'Titulación',
      options: ['Otra'],
      extension: { label: '¿Cuál?' },
    },
  ],
};

it('begins on page 1 and never goes before it', () => {
  expect(start()).toEqual({ page: 1, busy: false, outcome: null, attempt: 0 });
  expect(advance(start(), 'back').page).toBe(1);
  expect(advance(start(3), 'back').page).toBe(2);
});

it('does not move while it is busy', () => {
  const busy = advance(start(2), 'sending');
  expect(busy.busy).toBe(true);
  expect(advance(busy, 'next')).toBe(busy);
  expect(advance(busy, 'back')).toBe(busy);
});

it('says how sending ended, and forgets it with the next move', () => {
  for (const [move, outcome] of [
    ['sent', 'success'],
    ['failed', 'error'],
    ['warned', 'warning'],
  ] as const)
    expect(advance(advance(start(2), 'sending'), move)).toMatchObject({ busy: false, outcome });
  expect(advance(advance(start(2), 'failed'), 'back').outcome).toBeNull();
});

it('counts refusals', () => {
  expect(advance(advance(start(), 'refused'), 'refused').attempt).toBe(2);
});

it('leaves out a page that is pointless', () => {
  expect(shownSteps([contact, studies], { phone: '600000001' })).toEqual([studies]);
  expect(shownSteps([contact, studies], { phone: '' })).toEqual([contact, studies]);
});

it('knows the page of a field, and of the one behind «Otra»', () => {
  expect(pageOf([contact, studies], ['area'])).toBe(2);
  expect(pageOf([contact, studies], ['degree-extension'])).toBe(2);
  expect(pageOf([contact, studies], ['nothing'])).toBeUndefined();
});

it('names the field of each problem, in the order of the screen', () => {
  expect(problemsOf(studies, { 'degree-extension': 'Falta.', area: 'Falta.' })).toEqual([
    { name: 'area', message: 'area: Falta.' },
    { name: 'degree-extension', message: '¿Cuál?: Falta.' },
  ]);
});
