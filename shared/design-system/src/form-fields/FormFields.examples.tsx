import { FormProvider, useForm } from 'react-hook-form';
import { type FieldDefinition } from '@puente/contract/forms/field-definition';
import { initialValues } from '@puente/contract/forms/initial-values';
import { matchesText } from '../combobox/matches-text.ts';
import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { DefinedField, type FieldSources } from './index.ts';

const texts: FieldDefinition[] = [
  {
    type: 'text',
    value: 'ff-title',
    label: 'Título',
    placeholder: 'De qué va, en una frase',
    maxLength: 120,
  },
  { type: 'text', value: 'ff-link', label: 'LinkedIn', inputType: 'url', optional: true },
  {
    type: 'phone',
    value: 'ff-phone',
    label: 'Teléfono',
    sublabel: 'Para que la organización pueda llamarte.',
    placeholder: '600 000 000',
  },
  { type: 'month', value: 'ff-month', label: 'Mes de entrega' },
  {
    type: 'date',
    value: 'ff-date',
    label: 'Fecha límite',
    tooltip: 'El último día en que se admiten solicitudes.',
  },
  { type: 'textarea', value: 'ff-summary', label: 'Resumen', maxLength: 200 },
];

const universities = [
  'A Coruña',
  'Alcalá',
  'Almería',
  'Burgos',
  'Cádiz',
  'Cantabria',
  'Girona',
  'Granada',
  'Huelva',
  'Jaén',
  'León',
  'Lleida',
  'Málaga',
  'Murcia',
  'Oviedo',
  'Vigo',
];

const topics = [
  { label: 'Tecnología', options: ['Ciberseguridad', 'Ciencia de datos', 'Inteligencia artificial'] },
  { label: 'Sostenibilidad', options: ['Agua', 'Biodiversidad', 'Cambio climático'] },
];

const choices: FieldDefinition[] = [
  {
    type: 'multiselect',
    value: 'ff-topics',
    label: '¿Qué te interesa?',
    options: ['Indiferente', ...topics.flatMap(({ options }) => options)],
    grouped: { alone: 'Indiferente', groups: topics },
    default: ['Agua'],
  },
  {
    type: 'combobox',
    value: 'ff-university',
    label: 'Centro de estudios',
    placeholder: 'Escribe para buscar',
    extension: { label: '¿Cómo se llama tu universidad?' },
  },

  {
    type: 'select',
    value: 'ff-province',
    label: 'Provincia',
    options: ['Lugo', 'Teruel', 'Otra'],
    default: 'Otra',
    extension: { label: '¿Cuál?' },
  },
  {
    type: 'radio',
    value: 'ff-disability',
    label: '¿Tienes una discapacidad reconocida superior al 33 %?',
    options: ['Sí', 'No'],
  },
  {
    type: 'multiselect',
    value: 'ff-tags',
    label: 'Intereses',
    options: ['Salud', 'Tecnología', 'Sostenibilidad'],
    default: ['Salud', 'Tecnología'],
    maxLength: 2,
  },
  { type: 'competence', value: 'ff-initiative', label: 'Propongo ideas sin que me lo pidan' },
  { type: 'checkbox', value: 'ff-consent', label: 'Acepto que las empresas que buscan inclusión lo vean' },
];

const files: FieldDefinition[] = [
  { type: 'file', value: 'ff-file', label: 'Memoria', purpose: 'tfx', allowedTypes: ['pdf'] },
  { type: 'file', value: 'ff-logo', label: 'Logotipo', purpose: 'logo', optional: true },
];

/** Sources whose upload never ends by itself. */
const sources: FieldSources = {
  pick: {
    'ff-university': (search, page) => {
      const found = universities
        .map((name, index) => ({ id: index + 1, name: `Universidad de ${name}` }))
        .filter(({ name }) => matchesText(name, search));
      return Promise.resolve({
        items: found.slice((page - 1) * 10, page * 10),
        pageCount: Math.ceil(found.length / 10),
        total: found.length,
      });
    },
  },
  upload: (_file, _purpose, { onProgress, signal }) =>
    new Promise((_resolve, reject) => {
      onProgress(0.4);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
};

export const examples: Example[] = [
  { name: 'Textos y fechas', render: () => <Fields fields={texts} /> },
  { name: 'Opciones', render: () => <Fields fields={choices} /> },
  { name: 'Archivos', render: () => <Fields fields={files} /> },
];

function Fields({ fields }: { fields: readonly FieldDefinition[] }) {
  const form = useForm({ defaultValues: initialValues(fields) });
  return (
    <FormProvider {...form}>
      <Stack gap={5}>
        {fields.map((field) => (
          <DefinedField key={field.value} field={field} sources={sources} />
        ))}
      </Stack>
    </FormProvider>
  );
}
