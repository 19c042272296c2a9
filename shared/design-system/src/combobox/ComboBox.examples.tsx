import { useState } from 'react';
import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { ComboBox, type ComboBoxOption } from './index.ts';

const universities: ComboBoxOption[] = [
  'Universidad Autónoma de Madrid',
  'Universidad Carlos III de Madrid',
  'Universidad de Almería',
  'Universidad de Cádiz',
  'Universidad de León',
  'Universidad de Málaga',
  'Universidad Politécnica de Cartagena',
  'Universidade da Coruña',
  'Universitat de València',
  'Universitat Rovira i Virgili',
].map((label, index) => ({ id: index + 1, label }));

const degrees: ComboBoxOption[] = Array.from({ length: 300 }, (_, index) => ({
  id: index + 1,
  label: `${['Grado en Ingeniería', 'Grado en Biología', 'Máster en Educación'][index % 3] ?? ''} ${index + 1}`,
}));

export const examples: Example[] = [
  { name: 'Universidad', render: () => <University /> },
  {
    name: 'Con valor, opcional y con pista',
    render: () => (
      <Chosen name="combo-elegida" hint="Si no la encuentras, elige «Otra»." start={8} optional />
    ),
  },
  {
    name: 'Con error',
    render: () => <Chosen name="combo-error" start={null} error="Este campo es obligatorio." />,
  },
  {
    name: 'Cargando y vacía',
    render: () => (
      <Stack gap={5}>
        <ComboBox
          label="Centro"
          name="combo-cargando"
          options={[]}
          value={null}
          onChange={() => undefined}
          loading
          placeholder="Selecciona tu centro"
        />
        <ComboBox
          label="Titulación"
          name="combo-vacia"
          options={[]}
          value={null}
          onChange={() => undefined}
        />
        <ComboBox
          label="Universidad"
          name="combo-desactivada"
          options={universities}
          value={6}
          onChange={() => undefined}
          disabled
        />
      </Stack>
    ),
  },
  { name: 'Lista larga', render: () => <Degree /> },
];

function University() {
  const [value, setValue] = useState<ComboBoxOption['id'] | null>(null);
  return (
    <ComboBox
      label="Universidad"
      name="combo-universidad"
      options={universities}
      value={value}
      onChange={setValue}
      placeholder="Selecciona tu universidad"
      required
    />
  );
}

interface ChosenProps {
  name: string;
  start: number | null;
  hint?: string;
  error?: string;
  optional?: boolean;
}

function Chosen({ start, ...rest }: ChosenProps) {
  const [value, setValue] = useState<ComboBoxOption['id'] | null>(start);
  return <ComboBox {...rest} label="Universidad" options={universities} value={value} onChange={setValue} />;
}

function Degree() {
  const [value, setValue] = useState<ComboBoxOption['id'] | null>(null);
  return (
    <ComboBox
      label="Titulación"
      name="combo-titulacion"
      options={degrees}
      value={value}
      onChange={setValue}
    />
  );
}
