/**
 * Everything that names the product and its owner, in one place.
 * `pending` marks what only the owner can supply: shown as pending in development, left out in production.
 */
export const brand = {
  name: 'Puente',
  slug: 'puente',
  description:
    'Conectamos a estudiantes universitarios de toda España con empresas y organizaciones para crear proyectos de impacto, TFG y TFM.',
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
  legalOwner: OwnerSupplied;
  contact: Record<'student' | 'organization' | 'university', OwnerSupplied>;
}

export type OwnerSupplied = { value: string } | { pending: string };
