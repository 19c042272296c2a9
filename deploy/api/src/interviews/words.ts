import { interviewPlaces } from '@puente/contract/constants/interviews';
import { interviewTime, spanishTimeNote } from '@puente/contract/interview-words';
import { type Subject, subjectOf } from '../mail/subject.ts';
import type { InterviewRow } from './policy.ts';

/** Events in the life of an interview, of which its two sides hear. */
export type Occasion =
  | 'offered'
  | 'taken'
  | 'movedByStudent'
  | 'movedByOrganization'
  | 'asked'
  | 'cancelledByStudent'
  | 'cancelledByOrganization'
  | 'cancelledByPlatform'
  | 'soon';

export interface Facts {
  project: string;
  organization: string;
  /** Name of the applicant. */
  person: string;
  row: Pick<InterviewRow, 'startsAt' | 'minutes' | 'placeKind' | 'place' | 'note' | 'reason' | 'times'>;
}

interface Words {
  subject: Subject;
  /** Sentences, in paragraphs. */
  says: readonly string[];
}

const whenOf = ({ startsAt, minutes }: Facts['row']): string =>
  startsAt === null ? '' : `${interviewTime(startsAt.toISOString(), minutes)} (${spanishTimeNote})`;

const placeOf = ({ placeKind, place }: Facts['row']): string =>
  `${interviewPlaces[placeKind].label}: ${place}`;

const noteOf = ({ note }: Facts['row']): string[] => (note === null ? [] : [note]);
const reasonOf = ({ reason }: Facts['row']): string[] => (reason === null ? [] : [`Motivo: «${reason}»`]);
/** The chosen time that is cancelled, if there was one. */
const cancelledTime = (row: Facts['row']): string => (row.startsAt === null ? '' : ` del ${whenOf(row)}`);

type Texts = Readonly<Record<Occasion, ((facts: Facts) => Words) | undefined>>;

const titled = (begin: string, { project }: Facts): Subject =>
  subjectOf((name) => `${begin}: ${name}`, project);

/** Texts for the student. */
const toStudent: Texts = {
  offered: (facts) => ({
    subject: titled('Elige hora para tu entrevista', facts),
    says: [
      `${facts.organization} quiere hablar contigo sobre «${facts.project}» y te ofrece ${
        facts.row.times.length === 1 ? 'una hora' : `${facts.row.times.length} horas`
      }.`,
      placeOf(facts.row),
      ...noteOf(facts.row),
      'Elige pronto: puede que otras personas elijan las mismas. Si ninguna te viene bien, pide otras.',
    ],
  }),
  taken: (facts) => ({
    subject: titled('Entrevista confirmada', facts),
    says: [
      `Tu entrevista con ${facts.organization} sobre «${facts.project}» es el ${whenOf(facts.row)}.`,
      placeOf(facts.row),
      ...noteOf(facts.row),
    ],
  }),
  movedByStudent: (facts) => ({
    subject: titled('Has cambiado tu entrevista', facts),
    says: [
      `Tu entrevista con ${facts.organization} sobre «${facts.project}» es ahora el ${whenOf(facts.row)}.`,
      placeOf(facts.row),
    ],
  }),
  movedByOrganization: (facts) => ({
    subject: titled('Cambia tu entrevista', facts),
    says: [
      `${facts.organization} ha cambiado tu entrevista sobre «${facts.project}»: ahora es el ${whenOf(facts.row)}.`,
      ...reasonOf(facts.row),
      placeOf(facts.row),
      'Si esa hora no te viene bien, pide otra o cancela la entrevista desde tu solicitud.',
    ],
  }),
  asked: (facts) => ({
    subject: titled('Has pedido otra hora', facts),
    says: [
      `Has pedido otras horas a ${facts.organization} para la entrevista sobre «${facts.project}». Te avisaremos en cuanto las ofrezca.`,
    ],
  }),
  cancelledByStudent: (facts) => ({
    subject: titled('Has cancelado tu entrevista', facts),
    says: [
      `Has cancelado la entrevista con ${facts.organization} sobre «${facts.project}»${cancelledTime(facts.row)}.`,
    ],
  }),
  cancelledByOrganization: (facts) => ({
    subject: titled('Se cancela tu entrevista', facts),
    says: [
      `${facts.organization} ha cancelado la entrevista sobre «${facts.project}»${cancelledTime(facts.row)}.`,
      ...reasonOf(facts.row),
    ],
  }),
  cancelledByPlatform: (facts) => ({
    subject: titled('Se cancela tu entrevista', facts),
    says: [
      `Ya no hay entrevista con ${facts.organization} sobre «${facts.project}»${cancelledTime(facts.row)}.`,
      ...reasonOf(facts.row),
    ],
  }),
  soon: (facts) => ({
    subject: titled('Se acerca tu entrevista', facts),
    says: [
      `Tu entrevista con ${facts.organization} sobre «${facts.project}» es el ${whenOf(facts.row)}.`,
      placeOf(facts.row),
      ...noteOf(facts.row),
    ],
  }),
};

/** Texts for the people of the organisation. Nobody of them hears of an offer, which one of them has made. */
const toPeople: Texts = {
  offered: undefined,
  taken: (facts) => ({
    subject: titled('Ya hay hora para una entrevista', facts),
    says: [
      `${facts.person} ha elegido el ${whenOf(facts.row)} para la entrevista sobre «${facts.project}».`,
      placeOf(facts.row),
    ],
  }),
  movedByStudent: (facts) => ({
    subject: titled('Cambia una entrevista', facts),
    says: [
      `${facts.person} ha cambiado la entrevista sobre «${facts.project}»: ahora es el ${whenOf(facts.row)}.`,
      ...reasonOf(facts.row),
      placeOf(facts.row),
    ],
  }),
  movedByOrganization: (facts) => ({
    subject: titled('Cambia una entrevista', facts),
    says: [
      `La entrevista con ${facts.person} sobre «${facts.project}» es ahora el ${whenOf(facts.row)}.`,
      ...reasonOf(facts.row),
      placeOf(facts.row),
    ],
  }),
  asked: (facts) => ({
    subject: titled('Piden otra hora', facts),
    says: [
      `${facts.person} pide otras horas para la entrevista sobre «${facts.project}».`,
      ...reasonOf(facts.row),
    ],
  }),
  cancelledByStudent: (facts) => ({
    subject: titled('Se cancela una entrevista', facts),
    says: [
      `${facts.person} ha cancelado la entrevista sobre «${facts.project}»${cancelledTime(facts.row)}.`,
      ...reasonOf(facts.row),
    ],
  }),
  cancelledByOrganization: (facts) => ({
    subject: titled('Se cancela una entrevista', facts),
    says: [
      `Tu organización ha cancelado la entrevista con ${facts.person} sobre «${facts.project}»${cancelledTime(facts.row)}.`,
      ...reasonOf(facts.row),
    ],
  }),
  cancelledByPlatform: (facts) => ({
    subject: titled('Se cancela una entrevista', facts),
    says: [
      `Ya no hay entrevista con ${facts.person} sobre «${facts.project}»${cancelledTime(facts.row)}.`,
      ...reasonOf(facts.row),
    ],
  }),
  soon: (facts) => ({
    subject: titled('Se acerca una entrevista', facts),
    says: [
      `La entrevista con ${facts.person} sobre «${facts.project}» es el ${whenOf(facts.row)}.`,
      placeOf(facts.row),
    ],
  }),
};

/** Returns what one side hears about an occasion; undefined when nothing. */
export const wordsFor = (side: 'student' | 'people', occasion: Occasion, facts: Facts): Words | undefined =>
  (side === 'student' ? toStudent : toPeople)[occasion]?.(facts);
