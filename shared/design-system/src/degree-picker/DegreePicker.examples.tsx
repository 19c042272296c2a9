import { useState } from 'react';
import { matchesText } from '../combobox/matches-text.ts';
import { type Example } from '../examples.ts';
import { DegreePicker, type DegreePickerProps, type LoadPage, type PickerItem } from './index.ts';

const names = [
  'Biología',
  'Derecho',
  'Enfermería',
  'Física',
  'Historia',
  'Ingeniería Informática',
  'Matemáticas',
  'Psicología',
];
const degrees: PickerItem[] = Array.from({ length: 48 }, (_, index) => ({
  id: index + 1,
  name: `${index % 2 === 0 ? 'Grado' : 'Máster'} en ${names[index % names.length] ?? ''}${index < names.length ? '' : ` ${index}`}`,
}));
const pageSize = 10;

const search: LoadPage = (text, page) => {
  const found = degrees.filter(({ name }) => matchesText(name, text));
  return Promise.resolve({
    items: found.slice((page - 1) * pageSize, page * pageSize),
    pageCount: Math.ceil(found.length / pageSize),
    total: found.length,
  });
};

const never: LoadPage = () => new Promise(() => undefined);
const failing: LoadPage = () => Promise.reject(new Error('The example always fails.'));
const alone: LoadPage = () => Promise.resolve({ items: degrees.slice(5, 6), pageCount: 1, total: 1 });

export const examples: Example[] = [
  {
    name: 'Varias titulaciones',
    render: () => <Picker name="titulaciones" load={search} hint="Hasta seis." />,
  },
  {
    name: 'Con varias elegidas',
    render: () => <Picker name="titulaciones-elegidas" load={search} start={degrees.slice(0, 3)} />,
  },
  {
    name: 'Una sola',
    render: () => <Picker name="titulacion-una" load={search} mode="single" start={degrees.slice(3, 4)} />,
  },
  { name: 'Solo hay una', render: () => <Picker name="titulacion-unica" load={alone} /> },
  {
    name: 'Con error',
    render: () => <Picker name="titulacion-error" load={search} error="Este campo es obligatorio." />,
  },
  { name: 'Cargando', render: () => <Picker name="titulacion-cargando" load={never} /> },
  { name: 'Sin lista', render: () => <Picker name="titulacion-sin-lista" load={failing} optional /> },
];

function Picker({
  start = [],
  ...rest
}: Omit<DegreePickerProps, 'label' | 'value' | 'onChange'> & { start?: PickerItem[] }) {
  const [value, setValue] = useState<readonly PickerItem[]>(start);
  return <DegreePicker {...rest} label="Titulación" value={value} onChange={setValue} />;
}
