import type { OrganizationFields } from '@puente/contract/forms/organization-data';

/** Labels of the fields, also used in the error summary. */
export const labels = {
  name: 'Nombre de la organización',
  type: 'Tipo',
  sector: 'Sector',
  size: 'Tamaño',
  location: 'Provincia',
  description: 'Descripción',
  web: 'Página web',
  linkedin: 'LinkedIn',
  seeks_inclusion: 'Buscamos inclusión: queremos contar con personas con discapacidad',
  logo: 'Logo',
  contact_name: 'Persona de contacto',
  contact_mail: 'Correo electrónico de contacto',
  contact_phone: 'Teléfono de contacto',
  reachedUsHow: '¿Cómo nos has conocido?',
} as const satisfies Record<keyof OrganizationFields | 'logo' | 'reachedUsHow', string>;
