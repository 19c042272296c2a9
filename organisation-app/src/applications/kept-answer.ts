import { type Refusal, refusalCodes } from '@puente/contract/constants/refusals';
import type { Status } from '@puente/contract/constants/statuses';
import type { ProjectId } from '@puente/contract/ids';
import { keepText, keptText } from '@puente/platform/session';
import { atOnce, keptChoice, readSendingChoice, type SendingChoice } from './sending-choice.ts';

/** Reason and message that go with an answer. */
export interface AnswerWords {
  reason?: string;
  refusal?: Refusal | null;
  /** The moment at which the students are told; left out for at once. */
  send_at?: string;
}

/** Tells whether something would be lost, or could be refused, with an answer that is not saved. */
export const hasWords = ({ reason, refusal, send_at: sendAt }: AnswerWords): boolean =>
  Boolean(reason || refusal || sendAt);

/** An answer as its dialog holds it. */
export interface UnsavedAnswer {
  reason: string;
  refusal: Refusal | null;
  sending: SendingChoice;
}

const nothing: UnsavedAnswer = { reason: '', refusal: null, sending: atOnce };

/** Key of an unsaved answer: the user, the project and the target status. */
export interface AnswerPlace {
  user: number;
  project: ProjectId;
  to: Status;
}

const textAt = ({ project, to }: AnswerPlace): string => `answer:${project}:${to}`;
const refusalAt = (place: AnswerPlace): string => `${textAt(place)}:refusal`;
const sendingAt = (place: AnswerPlace): string => `${textAt(place)}:sending`;

/** Returns the unsaved reason and refusal of an answer. They survive a reload and a lost network. */
export function keptAnswer(place: AnswerPlace): UnsavedAnswer {
  const refusal = keptText(place.user, refusalAt(place));
  return {
    reason: keptText(place.user, textAt(place)),
    refusal: refusalCodes.find((code) => code === refusal) ?? null,
    sending: readSendingChoice(keptText(place.user, sendingAt(place))),
  };
}

export function keepAnswer(place: AnswerPlace, { reason, refusal, sending } = nothing): void {
  keepText(place.user, textAt(place), reason);
  keepText(place.user, refusalAt(place), refusal ?? '');
  keepText(place.user, sendingAt(place), keptChoice(sending));
}

/** Clears the draft once it is saved, unless the user has started another one since. */
export function forgetAnswer(place: AnswerPlace, { reason = '', refusal = null }: AnswerWords): void {
  const kept = keptAnswer(place);
  if (kept.reason === reason && kept.refusal === refusal) keepAnswer(place);
}
