import { type FieldDefinition } from '@puente/contract/forms/field-definition';
import { type FormStep, pageWithField, problemsOf, shownSteps } from './steps.ts';

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

it('leaves out a page that is pointless', () => {
  expect(shownSteps([contact, studies], { phone: '600000001' })).toEqual([studies]);
  expect(shownSteps([contact, studies], { phone: '' })).toEqual([contact, studies]);
});

it('knows the page of a field, and of the one behind «Otra»', () => {
  expect(pageWithField([contact, studies], ['area'])).toBe(2);
  expect(pageWithField([contact, studies], ['degree-extension'])).toBe(2);
  expect(pageWithField([contact, studies], ['nothing'])).toBeUndefined();
});

it('names the field of each problem, in the order of the screen', () => {
  expect(
    problemsOf(studies, { 'degree-extension': { message: 'Falta.' }, area: { message: 'Falta.' } }),
  ).toEqual([
    { name: 'area', message: 'area: Falta.' },
    { name: 'degree-extension', message: '¿Cuál?: Falta.' },
  ]);
});
