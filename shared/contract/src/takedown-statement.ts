import { type TakedownKind, type TakedownReason, takedownReasons } from './constants/takedowns.ts';
import { limits } from './limits.ts';

interface Nouns {
  /** 'el proyecto' */
  the: string;
  /** 'lo' or 'la' */
  it: string;
  taken: string;
  /** People who still see the record. */
  readers: string;
}

/** Words for each kind of record, which agree in gender. */
export const takedownNouns: Readonly<Record<TakedownKind, Nouns>> = {
  project: { the: 'el proyecto', it: 'lo', taken: 'retirado', readers: 'tu organización y el equipo' },
  work: { the: 'el trabajo', it: 'lo', taken: 'retirado', readers: 'tú, quien te dirige y el equipo' },
  opportunity: { the: 'la oportunidad', it: 'la', taken: 'retirada', readers: 'tu organización y el equipo' },
};

interface Statement {
  kind: TakedownKind;
  title: string;
  reason: TakedownReason;
  words?: string | null | undefined;
}

/** Reason of a takedown as paragraphs: that of the list, and the words of staff. */
export const reasonOfTakedown = ({ reason, words }: Pick<Statement, 'reason' | 'words'>): string[] => [
  ...(reason === 'other' && words ? [] : [`Motivo: ${takedownReasons[reason].label}`]),
  ...(words ? [words] : []),
];

/**
 * Statement of reasons for the owner of a record (Regulation (EU) 2022/2065, article 17). The mail has it, and staff read
 * it before they take the record down.
 */
export const statementOfTakedown = (statement: Statement): string[] => {
  const { the, it, readers } = takedownNouns[statement.kind];
  return [
    `Hemos retirado ${the} «${statement.title}»: desde ahora solo ${it} pueden ver ${readers}.`,
    ...reasonOfTakedown(statement),
    `Nos basamos en ${takedownReasons[statement.reason].ground}. Lo ha decidido una persona del equipo, sin medios automáticos.`,
    ...(statement.kind === 'project'
      ? [
          'Las solicitudes que ya recibiste se conservan y puedes responderlas. No llegarán solicitudes nuevas.',
        ]
      : []),
    objectionAdvice,
  ];
};

/** Ways to object to a takedown (articles 20 and 21). */
export const objectionAdvice = `Si crees que es un error, puedes presentar una objeción gratis durante ${limits.objection.months} meses. La revisa una persona. También puedes acudir a un órgano de resolución de litigios certificado o a los tribunales.`;

/** Answer to an objection, or notice that a record is visible again. */
export const answerToTakedown = (
  { kind, title, words }: Omit<Statement, 'reason'>,
  decision: 'upheld' | 'lifted',
): string[] => {
  const { the, taken } = takedownNouns[kind];
  return [
    decision === 'lifted'
      ? `Se vuelve a ver ${the} «${title}», como antes de que lo decidiéramos.`
      : `Hemos revisado tu objeción y ${the} «${title}» sigue ${taken}.`,
    ...(words ? [words] : []),
    ...(decision === 'upheld'
      ? [
          'Esta respuesta cierra la objeción. Puedes acudir a un órgano de resolución de litigios certificado o a los tribunales.',
        ]
      : []),
  ];
};

/** Last moment for an objection, some months after the takedown. */
export function objectionDeadline(takenDown: Date): Date {
  const last = new Date(takenDown);
  last.setUTCMonth(last.getUTCMonth() + limits.objection.months);
  return last;
}
