import { type Example } from '../examples.ts';
import { Stack } from '../layout/index.ts';
import { PasswordField, PrivacyNote, SelectField, TextArea, TextField } from './index.ts';

const provinces = ['A Coruña', 'Álava', 'Almería', 'Cáceres', 'Illes Balears', 'Málaga'].map((label) => ({
  value: label,
  label,
}));

export const examples: Example[] = [
  {
    name: 'Texto',
    render: () => (
      <Stack gap={5}>
        <TextField label="Nombre" name="texto-nombre" autoComplete="given-name" required />
        <TextField
          label="Email"
          name="texto-email"
          type="email"
          hint="Usa el de tu universidad si lo tienes."
          defaultValue="ana.lopez@udc.es"
        />
        <TextField label="LinkedIn" name="texto-linkedin" type="url" optional placeholder="https://" />
      </Stack>
    ),
  },
  {
    name: 'Con error',
    render: () => (
      <Stack gap={5}>
        <TextField
          label="Email"
          name="error-email"
          type="email"
          defaultValue="ana@"
          error="Formato de email incorrecto"
        />
        <SelectField
          label="Provincia"
          name="error-provincia"
          options={provinces}
          placeholder="Elige una provincia"
          error="Este campo es obligatorio."
        />
        <PasswordField
          label="Contraseña"
          name="error-clave"
          hint="Al menos 6 caracteres."
          error="La contraseña debe contener al menos 6 caracteres"
        />
      </Stack>
    ),
  },
  {
    name: 'Desactivado y de solo lectura',
    render: () => (
      <Stack gap={5}>
        <TextField
          label="Universidad"
          name="fijo-universidad"
          defaultValue="Universidade da Coruña"
          disabled
        />
        <TextField label="Código de la convocatoria" name="fijo-codigo" defaultValue="AWARDS-2025" readOnly />
      </Stack>
    ),
  },
  {
    name: 'Contraseña',
    render: () => (
      <PasswordField
        label="Contraseña"
        name="clave"
        hint="Al menos 6 caracteres."
        autoComplete="new-password"
        required
      />
    ),
  },
  {
    name: 'Lista corta',
    render: () => (
      <SelectField label="Provincia" name="provincia" options={provinces} placeholder="Elige una provincia" />
    ),
  },
  {
    name: 'Texto largo con contador',
    render: () => (
      <Stack gap={5}>
        <TextArea
          label="¿Por qué te interesa este proyecto?"
          name="motivacion"
          hint="Cuenta qué te mueve y qué puedes aportar."
          maxLength={1500}
          required
        />
        <TextArea
          label="Resumen"
          name="resumen"
          rows={3}
          maxLength={40}
          defaultValue="Plan de compostaje comunitario para tres barrios"
          error="Longitud máxima alcanzada."
        />
      </Stack>
    ),
  },
  {
    name: 'Antes de enviar',
    render: () => (
      <PrivacyNote policy="/legal/privacy">Puente usa estos datos para gestionar tu solicitud.</PrivacyNote>
    ),
  },
];
