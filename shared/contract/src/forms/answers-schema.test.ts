import { fieldMessages } from '../../test/field-messages.ts';
import { answersSchema } from './answers-schema.ts';
import {
  type FieldDefinition,
  type FieldValues,
  isAsked,
  isExtended,
  selectionLimit,
} from './field-definition.ts';
import { initialValues } from './initial-values.ts';

const required = 'Este campo es obligatorio.';
const fieldErrors = (fields: FieldDefinition[], values: FieldValues) =>
  fieldMessages(answersSchema(fields, values), values);
const submittedValues = (fields: FieldDefinition[], values: FieldValues) =>
  answersSchema(fields, values).parse(values);
const errorsOf = (field: FieldDefinition, value: unknown, more: object = {}) =>
  fieldErrors([field], { [field.value]: value, ...more } as never);

describe('generic fields (§5)', () => {
  const of = (type: string, rest: object = {}) =>
    ({
      type,
      value: 'field',
      label: 'Campo',
      options: ['A', 'Otra'],
      kind: 'cosa',
      purpose: 'cv',
      ...rest,
    }) as unknown as FieldDefinition;

  it.each([
    'text',
    'textarea',
    'select',
    'multiselect',
    'picker',
    'combobox',
    'radio',
    'month',
    'date',
    'phone',
    'competence',
    'file',
  ])('%s is required unless it is optional', (type) => {
    const empty = initialValues([of(type)]);
    expect(fieldErrors([of(type)], empty)).toEqual({ field: required });
    expect(fieldErrors([of(type, { optional: true })], empty)).toEqual({});
    expect(fieldErrors([of(type)], {})).toEqual({ field: required });
  });

  it('an empty answer is sent as such, and one of blanks is none', () => {
    const text = of('text', { optional: true });
    expect(submittedValues([text], { field: '  ' })).toEqual({ field: '' });
    expect(errorsOf(of('text'), '  ')).toEqual({ field: required });
  });

  it('a text can have a least length, which an optional one need not reach by saying nothing', () => {
    const motivation = of('textarea', { minLength: 5, optional: true });
    expect(errorsOf(motivation, 'abcd')).toEqual({ field: 'Escribe al menos 5 caracteres.' });
    expect(errorsOf(motivation, 'abcde')).toEqual({});
    expect(errorsOf(motivation, '')).toEqual({});
  });

  it('a web address is http(s), and https when it is written without', () => {
    const link = of('text', { inputType: 'url', optional: true });
    expect(errorsOf(link, 'javascript:alert(1)')).toEqual({ field: 'Formato no válido.' });
    expect(submittedValues([link], { field: 'vimeo.com/1' })).toEqual({ field: 'https://vimeo.com/1' });
    expect(submittedValues([link], { field: '' })).toEqual({ field: '' });
  });

  it('begins with its default, if it has one', () => {
    expect(initialValues([of('text', { default: 'Lugo' })])).toEqual({ field: 'Lugo' });
    expect(initialValues([of('text')])).toEqual({ field: '' });
  });

  it('a file is what the upload gave', () => {
    expect(errorsOf(of('file'), { id: 3, name: 'cv.pdf', size: 1200 })).toEqual({});
    expect(errorsOf(of('file'), { name: 'cv.pdf' })).not.toEqual({});
  });

  it.each([
    ['a box that is ticked', true, 'Sí'],
    ['one of several that are chosen', ['A', 'B'], 'B'],
    ['an item of a picker', [{ id: 4, name: 'Historia' }], 'Historia'],
  ] as const)('is asked after %s', (_, answer, is) => {
    const field = of('text', { dependency: { field: 'before', is: [is] } });
    expect(isAsked(field, { before: answer })).toBe(true);
    expect(isAsked(field, { before: false })).toBe(false);
    expect(isAsked(field, { before: null })).toBe(false);
  });

  it("has no field behind 'Otra' unless it says so", () => {
    expect(isExtended(of('select'), 'Otra')).toBe(false);
  });

  it('a checkbox is to be accepted', () => {
    expect(errorsOf(of('checkbox'), false)).toEqual({ field: 'Aceptar este campo es obligatorio.' });
    expect(errorsOf(of('checkbox'), true)).toEqual({});
  });

  it('a text has its pattern and its length', () => {
    const text = of('text', { pattern: /^\d+$/, maxLength: 3 });
    expect(errorsOf(text, 'x')).toEqual({ field: 'Formato no válido.' });
    expect(errorsOf(text, '1234')).toEqual({ field: 'Longitud máxima alcanzada.' });
    expect(errorsOf(text, ' 123 ')).toEqual({});
    expect(errorsOf(text, '   ')).toEqual({ field: required });
  });

  it('a month is MM/yyyy, a date a day that exists', () => {
    expect(errorsOf(of('month'), '06/2026')).toEqual({});
    for (const wrong of ['13/2026', '6/2026', '2026-06', '00/2026'])
      expect(errorsOf(of('month'), wrong)).toEqual({ field: 'Formato no válido.' });
    expect(errorsOf(of('date'), '2028-02-29')).toEqual({});
    for (const wrong of ['2027-02-29', '29/02/2028', '2027-13-01'])
      expect(errorsOf(of('date'), wrong)).toEqual({ field: 'Formato no válido.' });
  });

  it('a telephone number has up to 15 digits, its prefix apart', () => {
    for (const right of ['+34 600-000.001', '+34 123456789012345'])
      expect(errorsOf(of('phone'), right)).toEqual({});
    for (const wrong of ['+34', 'abc', '1234567890123456', '+34 1234567890123456'])
      expect(errorsOf(of('phone'), wrong)).toEqual({ field: 'Formato de teléfono no válido' });
  });

  it('a competence is answered from 0 to 6', () => {
    expect(errorsOf(of('competence'), '0')).toEqual({});
    expect(errorsOf(of('competence'), '7')).toEqual({ field: required });
  });

  it('a choice is one of the options; several have the limit that is given, or none', () => {
    expect(errorsOf(of('select'), 'B')).toEqual({ field: required });
    expect(selectionLimit(of('select'))).toBe(1);
    expect(selectionLimit(of('multiselect'))).toBe(Number.POSITIVE_INFINITY);
    expect(selectionLimit(of('combobox'))).toBe(1);
    expect(selectionLimit(of('picker'))).toBe(6);
    expect(selectionLimit(of('picker', { maxLength: 1 }))).toBe(1);
    expect(errorsOf(of('multiselect', { maxLength: 1 }), ['A', 'B'])).toEqual({
      field: 'Longitud máxima alcanzada.',
    });
    expect(
      errorsOf(of('combobox'), [
        { id: 1, name: 'A' },
        { id: 2, name: 'B' },
      ]),
    ).toEqual({ field: 'Longitud máxima alcanzada.' });
  });
});

describe('a field that depends on another (§3)', () => {
  const disability: FieldDefinition = {
    type: 'radio',
    value: 'disability',
    label: '¿Discapacidad?',
    options: ['Sí', 'No'],
  };
  const consent: FieldDefinition = {
    type: 'checkbox',
    value: 'consent',
    label: 'Lo muestro',
    dependency: { field: 'disability', is: ['Sí'] },
  };

  it('is asked, required and sent only with that answer', () => {
    const values = { disability: 'No', consent: true };
    expect(isAsked(consent, values)).toBe(false);
    expect(fieldErrors([disability, consent], { ...values, consent: false })).toEqual({});
    expect(submittedValues([disability, consent], values)).toEqual({ disability: 'No' });
    expect(fieldErrors([disability, consent], { disability: 'Sí', consent: false })).toEqual({
      consent: 'Aceptar este campo es obligatorio.',
    });
  });
});

describe("the field behind 'Otra' (§4.4: answers of extension fields replace the option)", () => {
  const degrees: FieldDefinition = {
    type: 'picker',
    value: 'degrees',
    label: 'Titulación',
    kind: 'titulación',
    extension: { label: 'Tu titulación' },
  };
  const reached: FieldDefinition = {
    type: 'select',
    value: 'reachedUsHow',
    label: '¿Cómo?',
    options: ['Instagram', 'Otro'],
    extension: { label: '¿Cuál?' },
  };
  const other = [
    { id: 4, name: 'Historia' },
    { id: 0, name: 'Otra' },
  ];

  it('is open, required and takes the place of the option', () => {
    expect(isExtended(degrees, other)).toBe(true);
    expect(errorsOf(degrees, other)).toEqual({ 'degrees-extension': required });
    expect(
      submittedValues([degrees, reached], {
        degrees: other,
        'degrees-extension': ' Náutica ',
        reachedUsHow: 'Otro',
        'reachedUsHow-extension': 'Una feria',
      }),
    ).toEqual({
      degrees: [
        { id: 4, name: 'Historia' },
        { id: 0, name: 'Náutica' },
      ],
      reachedUsHow: 'Una feria',
    });
  });

  it('is dropped with another option', () => {
    const values = { reachedUsHow: 'Instagram', 'reachedUsHow-extension': 'Una feria' };
    expect(fieldErrors([reached], values)).toEqual({});
    expect(submittedValues([reached], values)).toEqual({ reachedUsHow: 'Instagram' });
  });
});

it('refuses a name with a dot, which form libraries read as a path', () => {
  expect(() => initialValues([{ type: 'text', value: 'a.b', label: 'Campo' }])).toThrow('a.b');
});
