import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { EvaluationPair } from '@puente/contract/entities/evaluation';
import { dayOf } from '@puente/design-system/project';

interface Standing {
  side: CollaborationSide;
  pair: Pick<EvaluationPair, 'studentSent' | 'organizationSent'>;
  isOpen: boolean;
  /** Last day, as yyyy-MM-dd; null while the collaboration goes on. */
  closes: string | null;
}

/** Sentence about evaluations that are not shown so far. */
export function standingInWords({ side, pair, isOpen, closes }: Standing): string {
  const until = closes === null ? '' : ` Hay tiempo hasta el ${dayOf(`${closes}T12:00:00.000Z`)}.`;
  if (side === 'teacher') return `Se leen cuando las dos partes las han enviado.${until}`;
  const [isSent, otherSent] =
    side === 'student'
      ? [pair.studentSent, pair.organizationSent]
      : [pair.organizationSent, pair.studentSent];
  const other = side === 'student' ? 'la organización' : 'el estudiante';
  if (isSent) return `Ya has enviado tu valoración. Se leerán las dos cuando ${other} envíe la suya.${until}`;
  if (!isOpen) return 'El plazo para enviar valoraciones ha acabado.';
  return otherSent
    ? `Ya hay una valoración de ${other}: podrás leerla cuando envíes la tuya.${until}`
    : `Cuenta cómo ha ido. Son cinco preguntas, y ninguna parte lee a la otra hasta que las dos han enviado la suya.${until}`;
}
