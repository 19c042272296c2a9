import { mergedFields, mergeRights } from '@puente/contract/constants/merges';
import { counted } from '@puente/contract/counted';
import type { OrganizationMerge } from '@puente/contract/entities/merge';
import { limits } from '@puente/contract/limits';

/** Fields of the two, each with the value that stays and the one that ends. */
export const fieldLines = ({ fields }: OrganizationMerge): string[] =>
  fields.map(({ field, stays, ends }) =>
    stays === null
      ? `${mergedFields[field]}: se copia «${ends ?? ''}», porque la que queda no tiene.`
      : `${mergedFields[field]}: queda «${stays}» y se pierde «${ends ?? ''}».`,
  );

export const rightLines = ({ rights }: OrganizationMerge): string[] =>
  rights.map((right) => mergeRights[right]);

/** Sentences about what happens besides the move. */
export const effectLines = ({ mails }: OrganizationMerge, from: string, into: string): string[] => [
  `La página de ${from} deja de existir: su dirección lleva a la de ${into}.`,
  mails === 0
    ? 'Nadie recibe un correo.'
    : `${counted(mails, 'persona recibe', 'personas reciben')} un correo que lo explica.`,
  `Puedes deshacerlo durante ${limits.merge.days} días. Queda en el registro del equipo, con tu nombre.`,
];
