import { useState } from 'react';
import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Checkbox, CheckboxGroup, RadioGroup } from './index.ts';

const goals = [
  { value: 'health', label: 'Salud y bienestar' },
  { value: 'education', label: 'Educación de calidad' },
  { value: 'climate', label: 'Acción por el clima' },
  { value: 'oceans', label: 'Vida submarina', disabled: true },
];

const scale = ['0', '1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value }));

export const examples: Example[] = [
  {
    name: 'Casilla',
    render: () => (
      <Stack gap={3}>
        <Checkbox
          name="condiciones"
          required
          label={
            <>
              Acepto los{' '}
              <Link href="/terminos-y-condiciones" external>
                términos y condiciones
              </Link>
            </>
          }
        />
        <Checkbox
          name="avisos"
          label="Quiero recibir proyectos que encajen conmigo"
          hint="Como mucho un correo a la semana."
          defaultChecked
        />
        <Checkbox name="bloqueada" label="Cookies técnicas (siempre activas)" checked disabled readOnly />
        <Checkbox
          name="aceptar"
          label="Acepto la política de privacidad"
          error="Aceptar este campo es obligatorio."
        />
      </Stack>
    ),
  },
  { name: 'Grupo de casillas', render: () => <Goals /> },
  { name: 'Una respuesta', render: () => <Situation /> },
  { name: 'Escala en fila', render: () => <Competence /> },
  {
    name: 'Grupos con error',
    render: () => (
      <Stack gap={6}>
        <CheckboxGroup
          legend="¿Qué ODS trabaja tu proyecto?"
          name="ods-error"
          options={goals}
          value={[]}
          onChange={() => undefined}
          error="Este campo es obligatorio."
        />
        <RadioGroup
          legend="¿Tienes una discapacidad reconocida superior al 33 %?"
          name="discapacidad-error"
          orientation="row"
          options={[
            { value: 'yes', label: 'Sí' },
            { value: 'no', label: 'No' },
          ]}
          value={null}
          onChange={() => undefined}
          error="Este campo es obligatorio."
        />
      </Stack>
    ),
  },
];

function Goals() {
  const [value, setValue] = useState(['climate']);
  return (
    <CheckboxGroup
      legend="¿Qué ODS te interesan?"
      hint="Elige todos los que quieras."
      name="ods"
      optional
      options={goals}
      value={value}
      onChange={setValue}
    />
  );
}

function Situation() {
  const [value, setValue] = useState('choosing');
  return (
    <RadioGroup
      legend="¿En qué momento estás?"
      name="situacion"
      required
      options={[
        { value: 'unknown', label: 'No lo tengo que hacer aún', description: 'Te enseñamos cómo funciona.' },
        { value: 'choosing', label: 'Eligiendo el tema', description: 'Te mostramos proyectos de tu área.' },
        { value: 'doing', label: 'Haciendo el TFG/M' },
        { value: 'finished', label: 'Ya he terminado mi TFG/M', description: 'Puedes publicarlo.' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

function Competence() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup
      legend="Me adapto con facilidad a los cambios"
      hint="0 es «Totalmente en desacuerdo» y 6 es «Totalmente de acuerdo»."
      name="flexibilidad-a"
      orientation="row"
      options={scale}
      value={value}
      onChange={setValue}
    />
  );
}
