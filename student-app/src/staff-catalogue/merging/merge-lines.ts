import { mergedStudyFields } from '@puente/contract/constants/merges';
import { counted } from '@puente/contract/counted';
import type { StudyMerge } from '@puente/contract/entities/merge';
import { limits } from '@puente/contract/limits';
import { clashLines, moveLines } from '@puente/contract/merge-words';
import type { ConsequenceGroup } from '@puente/design-system/consequences';

interface Names {
  from: string;
  into: string;
}

/** Everything that the merge does, for the page that asks for it. */
export function mergeGroups(preview: StudyMerge, { from, into }: Names): ConsequenceGroup[] {
  const moves = moveLines(preview);
  return [
    { title: `Pasa a ${into}`, lines: moves.length > 0 ? moves : [`${from} no tiene nada que mover.`] },
    { title: 'Choca', lines: clashLines(preview) },
    { title: 'Datos del catálogo', lines: preview.fields.map(fieldLine) },
    { title: 'Y además', lines: effectLines(preview, from) },
  ];
}

function fieldLine({ field, stays, ends, copied }: StudyMerge['fields'][number]): string {
  const label = mergedStudyFields[field];
  if (copied) return `${label}: pasa «${ends}» a la que queda.`;
  return stays === null
    ? `${label}: se pierde «${ends}».`
    : `${label}: queda «${stays}» y se pierde «${ends}».`;
}

const effectLines = ({ works }: StudyMerge, from: string): string[] => [
  `${from} deja de poder elegirse. Quien la tiene en su perfil ve la que queda.`,
  ...(works === 0
    ? []
    : [
        `${counted(works, 'trabajo publicado conserva', 'trabajos publicados conservan')} el nombre de ${from}.`,
      ]),
  `Puedes deshacerlo durante ${limits.merge.days} días. Queda en el registro del equipo, con tu nombre.`,
];
