import { Field, values } from '../../test/defined-field.tsx';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answersSchema } from '@puente/contract/forms/answers-schema';
import {
  type FieldDefinition,
  type FieldType,
  type FieldValues,
} from '@puente/contract/forms/field-definition';
import { preloadComboBox } from '../combobox/index.ts';
import { type LoadPage } from '../degree-picker/index.ts';

const person = userEvent.setup();
/** Returns the messages of the contract's schema for these answers. */
const messagesOf = (field: FieldDefinition, answers: FieldValues) =>
  answersSchema([field], answers)
    .safeParse(answers)
    .error?.issues.map(({ message }) => message) ?? [];

const of = { value: 'field', label: 'Campo' };
const box = (role = 'textbox') => screen.getByRole(role, { name: /^Campo/ });
const choices = (role: string) =>
  within(box(role === 'radio' ? 'radiogroup' : 'group'))
    .getAllByRole(role)
    .map((choice) => choice.getAttribute('value'));

/** Expected control for each type of field. A type without a row does not compile. */
const controls: {
  [Type in FieldType]: [field: Extract<FieldDefinition, { type: Type }>, look: () => void | Promise<void>];
} = {
  text: [{ ...of, type: 'text' }, () => expect(box()).toHaveAttribute('type', 'text')],
  textarea: [{ ...of, type: 'textarea' }, () => expect(box()).toHaveAttribute('rows', '8')],
  select: [
    { ...of, type: 'select', options: ['A', 'B'] },
    () => expect(within(box('combobox')).getByRole('option', { name: 'B' })).toBeInTheDocument(),
  ],
  multiselect: [
    { ...of, type: 'multiselect', options: ['A', 'B'] },
    () => expect(choices('checkbox')).toEqual(['A', 'B']),
  ],
  picker: [
    { ...of, type: 'picker', kind: 'titulación' },
    () => expect(box('combobox')).toHaveAttribute('placeholder', 'Selecciona tu titulación'),
  ],
  combobox: [
    { ...of, type: 'combobox' },
    async () => expect(await screen.findByRole('combobox', { name: /^Campo/ })).toBeVisible(),
  ],
  radio: [{ ...of, type: 'radio', options: ['A', 'B'] }, () => expect(choices('radio')).toEqual(['A', 'B'])],
  checkbox: [{ ...of, type: 'checkbox' }, () => expect(box('checkbox')).not.toBeChecked()],
  month: [
    { ...of, type: 'month' },
    () => expect(screen.getByRole('button', { name: 'Elegir el mes' })).toBeVisible(),
  ],
  date: [
    { ...of, type: 'date' },
    async () => expect(await screen.findAllByRole('spinbutton', { name: /Campo/ })).toHaveLength(3),
  ],
  phone: [
    { ...of, type: 'phone' },
    () =>
      expect(screen.getByRole('combobox', { name: 'País del teléfono' })).toHaveDisplayValue('España (+34)'),
  ],
  competence: [
    { ...of, type: 'competence' },
    () => expect(choices('radio')).toEqual(['0', '1', '2', '3', '4', '5', '6']),
  ],
  file: [
    { ...of, type: 'file', purpose: 'cv' },
    () => expect(within(box('group')).getByRole('button', { name: 'Elegir archivo' })).toBeVisible(),
  ],
};

test.each(Object.entries(controls))(
  '§3 a field of type %p has its control, which is required unless it is optional',
  async (_type, [field, look]) => {
    const { unmount } = render(
      <Field
        field={field}
        sources={{ pick: { field: () => Promise.resolve({ items: [], pageCount: 0, total: 0 }) } }}
      />,
    );
    await act(() => preloadComboBox());
    await look();
    expect(screen.queryByText('(opcional)')).not.toBeInTheDocument();
    unmount();
    render(
      <Field
        field={{ ...field, optional: true }}
        sources={{ pick: { field: () => new Promise(() => undefined) } }}
      />,
    );
    expect(await screen.findByText(/opcional/)).toBeInTheDocument();
  },
);

/** Types whose control shows the definition's placeholder, with their default placeholder. */
const placeholders: [role: string, without: string, field: FieldDefinition][] = [
  ['textbox', '', { ...of, type: 'text' }],
  ['textbox', 'https://', { ...of, type: 'text', inputType: 'url' }],
  ['textbox', '', { ...of, type: 'textarea' }],
  ['textbox', 'MM/aaaa', { ...of, type: 'month' }],
  ['textbox', '', { ...of, type: 'phone' }],
  ['combobox', 'Selecciona tu universidad', { ...of, type: 'picker', kind: 'universidad' }],
  ['combobox', '', { ...of, type: 'combobox' }],
];

test.each(placeholders)(
  '§2.10, §3 a %s shows the placeholder of its definition, or else %p: %j',
  async (role, without, field) => {
    await act(() => preloadComboBox());
    const sources = { pick: { field: () => new Promise<never>(() => undefined) } };
    const { unmount } = render(
      <Field field={{ ...field, placeholder: 'Por ejemplo, esto' }} sources={sources} />,
    );
    expect(await screen.findByRole(role, { name: /^Campo/ })).toHaveAttribute(
      'placeholder',
      'Por ejemplo, esto',
    );
    unmount();
    render(<Field field={field} sources={sources} />);
    expect((await screen.findByRole(role, { name: /^Campo/ })).getAttribute('placeholder') ?? '').toBe(
      without,
    );
  },
);

test('§3 the placeholder of a select is its first choice, which answers nothing', () => {
  const field: FieldDefinition = { ...of, type: 'select', options: ['A', 'B'] };
  const { unmount } = render(<Field field={{ ...field, placeholder: 'Elige tu provincia' }} />);
  expect(
    within(box('combobox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elige tu provincia', 'A', 'B']);
  expect(box('combobox')).toHaveValue('');
  unmount();
  render(<Field field={field} />);
  expect(box('combobox')).toHaveDisplayValue('Elige una opción');
});

test('§5 a phone is written as registration writes it: with the prefix of its country, Spain at first', async () => {
  render(
    <Field
      field={{ type: 'phone', value: 'phone', label: 'Teléfono', placeholder: '600 000 000' }}
      errors={{ phone: 'Formato de teléfono no válido' }}
    />,
  );
  const number = screen.getByRole('textbox', { name: 'Teléfono' });
  expect(number).toHaveAttribute('placeholder', '600 000 000');
  expect(number).toHaveAccessibleDescription('Error: Formato de teléfono no válido');
  await person.type(number, '600 123 456');
  expect(values()).toEqual({ phone: '+34 600 123 456' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'País del teléfono' }), 'PT');
  expect(values()).toEqual({ phone: '+351 600 123 456' });
});

test('§5 a phone of 15 digits passes, whatever the prefix that stands before it; one more does not', async () => {
  const field: FieldDefinition = { type: 'phone', value: 'phone', label: 'Teléfono' };
  render(<Field field={field} />);
  const number = screen.getByRole('textbox', { name: 'Teléfono' });
  await person.type(number, '123456789012345');
  expect(messagesOf(field, values() ?? {})).toEqual([]);
  await person.type(number, '6');
  expect(messagesOf(field, values() ?? {})).toEqual(['Formato de teléfono no válido']);
});

test('§5 a textarea has eight rows and counts against its limit', () => {
  render(
    <Field
      field={{ type: 'textarea', value: 'summary', label: 'Resumen', maxLength: 20, default: 'Hola' }}
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Resumen' })).toHaveAttribute('rows', '8');
  expect(screen.getByText('4 / 20')).toBeInTheDocument();
});

test('§5 a textarea that names no limit counts against the one that holds', () => {
  const field: FieldDefinition = { type: 'textarea', value: 'summary', label: 'Resumen' };
  expect(messagesOf(field, { summary: 'x'.repeat(2001) })).toEqual(['Longitud máxima alcanzada.']);
  render(<Field field={{ ...field, default: 'Hola' }} />);
  expect(screen.getByText('4 / 2000')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Resumen' })).toHaveAccessibleDescription(
    'Máximo 2000 caracteres',
  );
});

test('§3 sublabel, tooltip and error describe the field', async () => {
  render(
    <Field
      field={{
        type: 'text',
        value: 'name',
        label: 'Nombre',
        sublabel: 'Como en el DNI.',
        tooltip: 'Para el certificado.',
      }}
      errors={{ name: 'Este campo es obligatorio.' }}
    />,
  );
  const box = screen.getByRole('textbox', { name: 'Nombre' });
  expect(box).toHaveAccessibleDescription(expect.stringContaining('Como en el DNI.'));
  expect(box).toHaveAccessibleDescription(expect.stringContaining('Error: Este campo es obligatorio.'));
  await person.click(screen.getByText('Más información'));
  expect(screen.getByText('Para el certificado.')).toBeVisible();
});

test('§5 a long list is asked when it is opened, searched on the server and read page by page', async () => {
  const all = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Universidad ${index + 1}` }));
  const load = jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>((search, page) => {
    const found = all.filter(({ name }) => name.includes(search));
    return Promise.resolve({
      items: found.slice((page - 1) * 10, page * 10),
      pageCount: Math.ceil(found.length / 10),
      total: found.length,
    });
  });
  render(
    <Field
      field={{ type: 'combobox', value: 'university', label: 'Universidad', extension: { label: '¿Cuál?' } }}
      sources={{ pick: { university: load } }}
    />,
  );
  await act(() => preloadComboBox());
  const box = await screen.findByRole('combobox', { name: /^Universidad/ });
  expect(load).not.toHaveBeenCalled();
  await person.click(box);
  await screen.findByRole('option', { name: 'Universidad 10' });
  await waitFor(() => expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('Otra'));

  await person.keyboard('12');
  await person.click(await screen.findByRole('option', { name: 'Universidad 12' }));
  expect(values()).toEqual({ university: [{ id: 12, name: 'Universidad 12' }] });
  expect(load.mock.calls.map(([search, page]) => [search, page])).toContainEqual(['12', 1]);
});

test('§5 several options stop at their limit', async () => {
  render(
    <Field
      field={{
        type: 'multiselect',
        value: 'tags',
        label: 'Intereses',
        options: ['A', 'B', 'C'],
        maxLength: 2,
      }}
    />,
  );
  await person.click(screen.getByRole('checkbox', { name: 'A' }));
  await person.click(screen.getByRole('checkbox', { name: 'C' }));
  expect(screen.getByRole('checkbox', { name: 'B' })).toBeDisabled();
  await person.click(screen.getByRole('checkbox', { name: 'A' }));
  expect(screen.getByRole('checkbox', { name: 'B' })).toBeEnabled();
  expect(values()).toEqual({ tags: ['C'] });
});

test('§3 many options are under headings that unfold; the one that stands alone takes the others away', async () => {
  render(
    <Field
      field={{
        type: 'multiselect',
        value: 'tags',
        label: 'Intereses',
        options: ['Indiferente', 'Agua', 'Clima', 'Robótica'],
        grouped: {
          alone: 'Indiferente',
          groups: [
            { label: 'Sostenibilidad', options: ['Agua', 'Clima'] },
            { label: 'Ingenierías', options: ['Robótica'] },
          ],
        },
      }}
      errors={{ tags: 'Este campo es obligatorio.' }}
    />,
  );
  expect(screen.getByRole('group', { name: /^Intereses/ })).toHaveAccessibleDescription(
    /Este campo es obligatorio/,
  );
  await person.click(screen.getByText('Sostenibilidad', { selector: 'summary span' }));
  await person.click(screen.getByRole('checkbox', { name: 'Agua' }));
  await person.click(screen.getByRole('checkbox', { name: 'Clima' }));
  expect(screen.getByText('2 elegidos')).toBeVisible();
  await person.click(screen.getByText('Ingenierías', { selector: 'summary span' }));
  await person.click(screen.getByRole('checkbox', { name: 'Robótica' }));
  expect(values()).toEqual({ tags: ['Agua', 'Clima', 'Robótica'] });
  await person.click(screen.getByRole('checkbox', { name: 'Indiferente' }));
  expect(values()).toEqual({ tags: ['Indiferente'] });
  await person.click(screen.getByRole('checkbox', { name: 'Clima' }));
  expect(values()).toEqual({ tags: ['Clima'] });
});

test('§4.3 «Otra» opens a field, and another option drops what was typed in it', async () => {
  render(
    <Field
      field={{
        type: 'select',
        value: 'province',
        label: 'Provincia',
        options: ['Lugo', 'Otra'],
        extension: { label: '¿Cuál?' },
      }}
    />,
  );
  const list = screen.getByRole('combobox', { name: 'Provincia' });
  await person.selectOptions(list, 'Otra');
  await person.type(screen.getByRole('textbox', { name: '¿Cuál?' }), 'Andorra');
  await person.selectOptions(list, 'Lugo');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(values()).toEqual({ province: 'Lugo' });
  expect(values()).not.toHaveProperty('province-extension');
});

test('§3 a competence is a group of seven answers from «Totalmente en desacuerdo» to «Totalmente de acuerdo»', async () => {
  render(<Field field={{ type: 'competence', value: 'flex', label: 'Me adapto' }} />);
  expect(screen.getByRole('radiogroup', { name: 'Me adapto' })).toHaveAccessibleDescription(
    'De 0, «Totalmente en desacuerdo», a 6, «Totalmente de acuerdo».',
  );
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  await person.click(screen.getByRole('radio', { name: '6' }));
  expect(values()).toEqual({ flex: '6' });
});
