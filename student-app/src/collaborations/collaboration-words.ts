import { nextStepOf } from '@puente/contract/collaboration-steps';
import type {
  CollaborationEvent,
  CollaborationSide,
  CollaborationState,
} from '@puente/contract/constants/collaborations';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { dayInWords } from '@puente/contract/day-in-words';
import type { Collaboration, CollaborationEntry } from '@puente/contract/entities/collaboration';
import { endOfWeek } from '@puente/contract/hours-log';
import type { ChipTone } from '@puente/design-system/chip';
import type { IconName } from '@puente/design-system/icon';

/** Looks of each state. */
export const stateLooks: Readonly<Record<CollaborationState, { tone: ChipTone; icon: IconName }>> = {
  agreed: { tone: 'info', icon: 'calendar' },
  running: { tone: 'accent', icon: 'briefcase' },
  delivered: { tone: 'warning', icon: 'file' },
  closed: { tone: 'success', icon: 'success' },
  cancelled: { tone: 'neutral', icon: 'close' },
};

export const askedSides: Readonly<Record<CollaborationSide, string>> = {
  student: 'al estudiante',
  organization: 'a la organización',
  teacher: 'al docente',
};

const shortDays = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortDay = (day: string): string => shortDays.format(new Date(`${day}T12:00:00.000Z`));

/** '23 nov – 29 nov', of a week by its Monday. */
export const weekInWords = (week: string): string => `${shortDay(week)} – ${shortDay(endOfWeek(week))}`;

export const periodInWords = (begins: string | null, ends: string | null): string => {
  if (begins === null && ends === null) return 'Sin fijar';
  if (ends === null) return `Desde el ${dayInWords(begins ?? '')}`;
  return begins === null ? `Hasta el ${dayInWords(ends)}` : `${dayInWords(begins)} – ${dayInWords(ends)}`;
};

const alternatives = new Intl.ListFormat('es', { type: 'disjunction' });

export interface StepInWords {
  title: string;
  /** Day by which it is due, in words. */
  until: string | null;
  isOwn: boolean;
  /** True once that day has passed. */
  isLate: boolean;
}

/** The next step for the reader of a collaboration; null when it is over. */
export function stepInWords(collaboration: Collaboration, now = Date.now()): StepInWords | null {
  const step = nextStepOf(collaboration);
  if (step === null) return null;
  const { by, what, until } = step;
  const isOwn = by.includes(collaboration.side);
  const others = alternatives.format(
    by.map((side) => (side === 'student' && collaboration.is_team ? 'al equipo' : askedSides[side])),
  );
  return {
    title: `${isOwn ? 'Te toca' : `Le toca ${others}`}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    until: until === null ? null : `Antes de que acabe el ${dayInWords(until)}`,
    isOwn,
    isLate: until !== null && until < dayInSpain(now),
  };
}

/** Names of the students who are in it: 'Uxía Lago y Ana Rey'. */
export const studentsInWords = ({ members }: Pick<Collaboration, 'members'>): string =>
  names.format(members.filter(({ leftAt }) => leftAt === null).map(nameOfMember));

const names = new Intl.ListFormat('es', { type: 'conjunction' });

export const nameOfMember = ({ name, surname }: Collaboration['members'][number]): string =>
  name === null ? 'Una persona que borró su cuenta' : `${name} ${surname ?? ''}`.trim();

/** Predicates of the entries of the history: the doer's name comes before. */
const acts: Readonly<Record<CollaborationEvent, string>> = {
  created: 'confirmó su participación',
  joined: 'se unió al equipo',
  left: 'cambió el equipo: una persona lo deja',
  running: 'empezó la colaboración',
  delivered: 'entregó el trabajo',
  changesAsked: 'pidió cambios en la entrega',
  closed: 'dio por terminada la colaboración',
  cancelled: 'canceló la colaboración',
  datesChanged: 'cambió las fechas',
  tutorChanged: 'cambió a la persona de contacto',
  teacherJoined: 'dirige el trabajo',
  teacherLeft: 'ya no dirige el trabajo',
  agreementWritten: 'preparó el acuerdo',
  agreementAmended: 'propuso cambiar el acuerdo',
  agreementAccepted: 'aceptó el acuerdo',
  agreementSigned: 'aceptó el acuerdo con una copia firmada',
  universityAgreementAsked: 'pidió el convenio de la universidad',
  universityAgreementWritten: 'anotó el convenio de la universidad',
  teacherInvited: 'invitó a un docente a dirigir el trabajo',
  teacherDeclined: 'no puede dirigir el trabajo',
  teacherReconsidered: 'retiró su respuesta: todavía puede dirigir el trabajo',
  teacherRemoved: 'cambió quién dirige el trabajo',
  evaluated: 'envió su valoración',
  evaluationHidden: 'retiró el comentario de una valoración',
  evaluationShown: 'volvió a mostrar el comentario de una valoración',
  certified: 'emitió su certificado',
  certificateVoided: 'anuló un certificado',
  planProposed: 'propuso un plan',
  planAccepted: 'aceptó el plan',
  planApproved: 'dio el visto bueno al plan',
  planChangesAsked: 'pidió cambios en el plan',
  milestoneDelivered: 'entregó un hito',
  milestoneApproved: 'aprobó la entrega de un hito',
  milestoneChangesAsked: 'pidió cambios en la entrega de un hito',
};

const doers: Readonly<Record<CollaborationSide, string>> = {
  student: 'Un estudiante',
  organization: 'La organización',
  teacher: 'Un docente',
};

/** Tells whether this release knows an event: a newer API may send others. */
export const isKnownEvent = ({ event }: CollaborationEntry): boolean => event in acts;

/** An entry of the history as a sentence. */
export const entryInWords = ({ event, side, name }: CollaborationEntry): string =>
  `${name ?? (side === null ? 'La plataforma' : doers[side])} ${acts[event]}`;
