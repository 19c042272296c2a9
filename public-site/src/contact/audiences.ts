import { brand, type OwnerSupplied } from '@puente/contract/brand';
import type { FaqAudience } from '@puente/contract/constants/audiences';

export interface ContactAudience {
  audience: FaqAudience;
  title: string;
  /** Topics of this audience. */
  about: string;
  address: OwnerSupplied;
}

export const contactAudiences: readonly ContactAudience[] = [
  {
    audience: 'student',
    title: 'Estudiantes',
    about: 'Tu cuenta, tus solicitudes y tu trabajo de fin de grado o de máster.',
    address: brand.contact.student,
  },
  {
    audience: 'organization',
    title: 'Organizaciones',
    about: 'Publicar proyectos, verificar tu organización y hablar con estudiantes.',
    address: brand.contact.organization,
  },
  {
    audience: 'university',
    title: 'Universidades',
    about: 'Convenios, campañas y docentes que tutorizan.',
    address: brand.contact.university,
  },
];
