import { brand } from '@puente/contract/brand';
import type { LegalBlock } from './legal-text.ts';

/** Who owns the product, wherever the law asks for it. */
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
