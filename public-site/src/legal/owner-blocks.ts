import { brand } from '@puente/contract/brand';
import type { LegalBlock } from './legal-text.ts';

/** The owner of the product, for every page where the law requires it. */
export const ownerBlock: LegalBlock = {
  kind: 'owner',
  intro: 'Datos identificativos:',
  items: [{ label: 'Titular', value: brand.legalOwner }],
};

export const contactBlock: LegalBlock = {
  kind: 'owner',
  intro: 'Puedes escribirnos a:',
  items: [
    { label: 'Estudiantes', value: brand.contact.student },
    { label: 'Organizaciones', value: brand.contact.organization },
    { label: 'Universidades', value: brand.contact.university },
  ],
};
