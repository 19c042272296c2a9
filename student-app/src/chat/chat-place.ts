import type { ApplicationId, ConversationId, OpportunityId, StudentId, WorkId } from '@puente/contract/ids';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';

/** Conversation that the address asks for. */
export type ChatPlace =
  | { kind: 'none' }
  | { kind: 'conversation'; id: ConversationId }
  /** The user's conversation with the team. Created if there is none. */
  | { kind: 'team' }
  /** The conversation about an application. Created if there is none. */
  | { kind: 'application'; id: ApplicationId }
  /** The user's conversation with the author of a work. Created if there is none. */
  | { kind: 'work'; id: WorkId }
  /** An organisation's conversation with the tutor of a work. Created if there is none. */
  | { kind: 'tutor'; id: WorkId }
  /** The organisation's conversation with a student who is interested in its opportunity. Created if there is none. */
  | { kind: 'interest'; id: OpportunityId; student: StudentId };

/** Conversation that is created or looked up when the page opens. */
export type Opening = Exclude<ChatPlace, { kind: 'none' | 'conversation' }>;

/**
 * Reads the conversation from the address: `?conversation=3`, `?conversation=team`, `?application=12`, `?work=57`, `?tutor-of=57` or
 * `?opportunity=9&student=4`. Anything else shows the list only.
 */
export function chatPlaceIn(search: URLSearchParams): ChatPlace {
  const asked = search.get('conversation') ?? undefined;
  if (asked === 'team') return { kind: 'team' };
  const conversation = recordId('conversation', asked);
  if (conversation !== null) return { kind: 'conversation', id: conversation };
  const application = recordId('application', search.get('application') ?? undefined);
  if (application !== null) return { kind: 'application', id: application };
  const work = recordId('work', search.get('work') ?? undefined);
  if (work !== null) return { kind: 'work', id: work };
  const guided = recordId('work', search.get('tutor-of') ?? undefined);
  if (guided !== null) return { kind: 'tutor', id: guided };
  const opportunity = recordId('opportunity', search.get('opportunity') ?? undefined);
  const student = recordId('student', search.get('student') ?? undefined);
  if (opportunity !== null && student !== null) return { kind: 'interest', id: opportunity, student };
  return { kind: 'none' };
}

export const conversationHref = (id: ConversationId | 'team', waiting = false): string =>
  href('chat', {}, { conversation: id, ...waitingOf(waiting) });

export const listHref = (waiting: boolean): string => href('chat', {}, waitingOf(waiting));

const waitingOf = (waiting: boolean) => (waiting ? { waiting: 1 } : {});

/** Tells whether a staff member wants only the conversations that wait for the team. */
export const isWaitingList = (search: URLSearchParams): boolean => search.get('waiting') === '1';
