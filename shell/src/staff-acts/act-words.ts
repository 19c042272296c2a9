import type { StaffAct } from '@puente/contract/entities/staff-act';

/** Words and tones of the outcomes. */
export const outcomes = {
  done: { label: 'Hecho', tone: 'success' },
  refused: { label: 'Rechazado', tone: 'warning' },
  failed: { label: 'Falló', tone: 'danger' },
  unknown: { label: 'Sin terminar', tone: 'warning' },
} as const satisfies Record<StaffAct['outcome'], { label: string; tone: string }>;

const moments = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Madrid',
});

/** '27 nov 2026, 11:04:31', in Spain. */
export const momentOf = (moment: string): string => moments.format(new Date(moment));

/** Spanish names of fields. A field without one shows its own. */
export const fieldWords: Readonly<Partial<Record<string, string>>> = {
  active: 'En marcha',
  answer: 'Respuesta',
  audience: 'Para quién',
  awarded: 'Premiado',
  category: 'Categoría',
  content: 'Contenido',
  description: 'Descripción',
  email: 'Correo electrónico',
  from: 'Desde',
  hiding_reason: 'Motivo',
  introduction: 'Introducción',
  link: 'Enlace',
  name: 'Nombre',
  position: 'Posición',
  published: 'Publicado',
  publishedAt: 'Publicado el',
  question: 'Pregunta',
  reason: 'Motivo',
  slug: 'Dirección',
  staffRole: 'Función en el equipo',
  status: 'Estado',
  surname: 'Apellidos',
  tags: 'Etiquetas',
  talentAccess: 'Acceso a talento',
  talent_access: 'Acceso a talento',
  terms: 'Palabras',
  text: 'Texto',
  title: 'Título',
  to: 'Hasta',
  url: 'Dirección',
  user: 'Cuenta',
  validated: 'Revisado',
  verified: 'Verificada',
};

/** A value as people read it. */
export function textOf(value: unknown): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(textOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
