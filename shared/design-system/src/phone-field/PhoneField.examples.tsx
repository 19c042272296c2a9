import { useState } from 'react';
import { type Example } from '../examples.ts';
import { PhoneField, type PhoneFieldProps } from './index.ts';

export const examples: Example[] = [
  { name: 'Vacío', render: () => <Kept label="Teléfono" name="telefono" optional /> },
  {
    name: 'De otro país',
    render: () => (
      <Kept
        label="Teléfono"
        name="telefono-portugal"
        value="+351 912 345 678"
        hint="Te llamaremos solo si hace falta."
      />
    ),
  },
  {
    name: 'Con error',
    render: () => (
      <Kept
        label="Teléfono"
        name="telefono-error"
        value="+34 600"
        error="Formato de teléfono no válido"
        required
      />
    ),
  },
  {
    name: 'Desactivado',
    render: () => <Kept label="Teléfono" name="telefono-fijo" value="+34 600 123 456" disabled />,
  },
];

function Kept({
  value: initial = '',
  ...rest
}: Partial<PhoneFieldProps> & Pick<PhoneFieldProps, 'label' | 'name'>) {
  const [value, setValue] = useState(initial);
  return <PhoneField {...rest} value={value} onChange={setValue} />;
}
