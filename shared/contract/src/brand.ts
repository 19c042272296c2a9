/**
 * Everything that names the product and its owner, in one place.
 * `pending` marks what only the owner can supply: shown as pending in development, left out in production.
 */
export const brand = {
  name: 'Puente',
  slug: 'puente',
  description:
    'Conectamos a estudiantes universitarios de toda España con empresas y organizaciones para crear proyectos de impacto, TFG y TFM.',
  /** Ground of the page, for the browser's own surfaces; the design system's `--pt-paper` is the same (tested there). */
  paper: { light: '#fbf8f1', dark: '#121715' },
  legalOwner: { pending: 'Titular, domicilio y datos registrales' },
  contact: {
    student: { pending: 'Correo de contacto para estudiantes' },
    organization: { pending: 'Correo de contacto para organizaciones' },
    university: { pending: 'Correo de contacto para universidades' },
  },
} as const satisfies Brand;

export interface Brand {
  name: string;
  slug: string;
  description: string;
  paper: Record<'light' | 'dark', string>;
  legalOwner: OwnerSupplied;
  contact: Record<'student' | 'organization' | 'university', OwnerSupplied>;
}

export type OwnerSupplied = { value: string } | { pending: string };
