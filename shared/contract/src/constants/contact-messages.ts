import { messageProblems } from './chats.ts';
import { problems } from './projects.ts';

/**
 * Subjects of the messages that the team answers: the contact form, a chat with the team, or a problem with a record or
 * with a message of a chat.
 */
export const contactKinds = {
  contact: 'Contacto',
  chat: 'Chat con el equipo',
  project: 'Aviso sobre un proyecto',
  work: 'Aviso sobre un trabajo',
  opportunity: 'Aviso sobre una oportunidad',
  organization: 'Aviso sobre una organización',
  message: 'Aviso sobre un mensaje',
} as const;

/** Title of a message of the kind 'contact' that reports the words of an evaluation. */
export const evaluationReport = 'Aviso sobre una valoración';

export type ContactKind = keyof typeof contactKinds;
export const contactKindCodes = [
  'contact',
  'chat',
  'project',
  'work',
  'opportunity',
  'organization',
  'message',
] as const satisfies readonly ContactKind[];

/** Kinds of records about which readers report problems. */
export type ReportedKind = Exclude<ContactKind, 'contact' | 'chat'>;

/** States of a message. `waiting`: the team has answered, and waits for the person. */
export const contactStates = {
  new: 'Sin atender',
  taken: 'En curso',
  waiting: 'Espera respuesta',
  settled: 'Cerrado',
} as const;

export type ContactState = keyof typeof contactStates;
export const contactStateCodes = [
  'new',
  'taken',
  'waiting',
  'settled',
] as const satisfies readonly ContactState[];

/** Results with which a message is settled: code -> words of the page. */
export const contactOutcomes = {
  answered: 'Tiene su respuesta',
  solved: 'Hemos arreglado lo que decía',
  unfounded: 'Lo hemos mirado y no había nada que cambiar',
  repeated: 'Repite otro mensaje',
  spam: 'Es publicidad o un engaño',
} as const;

export type ContactOutcome = keyof typeof contactOutcomes;
export const contactOutcomeCodes = [
  'answered',
  'solved',
  'unfounded',
  'repeated',
  'spam',
] as const satisfies readonly ContactOutcome[];

/** Parts of a thread: an answer was mailed to the person, a note is for the team only. */
export const contactEntryKinds = ['answer', 'note'] as const;
export type ContactEntryKind = (typeof contactEntryKinds)[number];

/** Words of the reason of a report about a record or a message of a chat. */
export const reportReasons: Readonly<Record<string, string>> = { ...problems, ...messageProblems };
