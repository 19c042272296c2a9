import { counted } from '@puente/contract/counted';

interface Uses {
  students?: number;
  teachers?: number;
  centers?: number;
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

const usersOf = ({ students = 0, teachers = 0, centers = 0 }: Uses): string[] => [
  ...(students > 0 ? [counted(students, 'estudiante', 'estudiantes')] : []),
  ...(teachers > 0 ? [counted(teachers, 'docente', 'docentes')] : []),
  ...(centers > 0 ? [counted(centers, 'centro', 'centros')] : []),
];

/** '2 estudiantes y 1 docente'. */
export const usesWords = (uses: Uses): string => list.format(usersOf(uses)) || 'Nadie la usa';

/** Says what a merge moves, and what it leaves as it is. */
export function movesWords(target: string, { works, ...uses }: Uses & { works: number }): string {
  const users = usersOf(uses);
  const moves =
    users.length === 0
      ? `Nadie la usa: no pasa nada a «${target}» y el nombre escrito desaparece.`
      : `Pasan a «${target}»: ${list.format(users)}.`;
  if (works === 0) return moves;
  const kept = counted(works, 'trabajo publicado conserva', 'trabajos publicados conservan');
  return `${moves} ${kept} el nombre escrito.`;
}

/** '92 %'. */
export const likeness = (similarity: number): string => `${Math.round(similarity * 100)}\u00A0%`;
