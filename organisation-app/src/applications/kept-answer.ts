import { refusalCodes, type Refusal } from '@puente/contract/constants/refusals';
import type { Status } from '@puente/contract/constants/statuses';
import type { ProjectId } from '@puente/contract/ids';
import { keepText, keptText } from '@puente/platform/session';

/** Words beside an answer. */
export interface AnswerWords {
  reason?: string;
  refusal?: Refusal | null;
}

export const hasWords = ({ reason, refusal }: AnswerWords): boolean => Boolean(reason || refusal);

/** Whose answer, to which project's applications, and which one. */
export interface AnswerPlace {
  user: number;
  project: ProjectId;
  to: Status;
}

const textAt = ({ project, to }: AnswerPlace): string => `answer:${project}:${to}`;
const refusalAt = (place: AnswerPlace): string => `${textAt(place)}:refusal`;

/** What was typed and chosen for an answer that has not been saved: a reload or a lost network loses none of it. */
export function keptAnswer(place: AnswerPlace): Required<AnswerWords> {
  const refusal = keptText(place.user, refusalAt(place));
  return {
    reason: keptText(place.user, textAt(place)),
    refusal: refusalCodes.find((code) => code === refusal) ?? null,
  };
}

export function keepAnswer(place: AnswerPlace, { reason = '', refusal = null }: AnswerWords): void {
  keepText(place.user, textAt(place), reason);
  keepText(place.user, refusalAt(place), refusal ?? '');
}

/** Once it is saved, unless another one has been begun meanwhile. */
export function forgetAnswer(place: AnswerPlace, { reason = '', refusal = null }: AnswerWords): void {
  const kept = keptAnswer(place);
  if (kept.reason === reason && kept.refusal === refusal) keepAnswer(place, {});
}
