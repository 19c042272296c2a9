import { brand } from '@puente/contract/brand';
import { type CalendarDay, calendarFile, type Invitation } from '@puente/contract/calendar-file';
import { interviewPlaces } from '@puente/contract/constants/interviews';
import type { MailContent } from '../mail/mail-content.ts';
import type { InterviewRow } from './policy.ts';

type Chosen = Pick<
  InterviewRow,
  'id' | 'startsAt' | 'endsAt' | 'sequence' | 'placeKind' | 'place' | 'note' | 'state'
>;

/** Facts about an interview that its calendar entry says. */
export interface Subject {
  project: string;
  organization: string;
  /** Address of the page about it, for the recipient. */
  address: string;
}

/** Calendar entry of the chosen time. The same id and a higher sequence replace or remove the one before. */
export function interviewEntry(row: Chosen, { project, organization, address }: Subject): CalendarDay | null {
  if (!row.startsAt || !row.endsAt) return null;
  return {
    id: `interview-${row.id}`,
    moment: row.startsAt.toISOString(),
    ends: row.endsAt.toISOString(),
    atItsHour: true,
    title: `Entrevista de ${organization}: ${project}`,
    place: `${interviewPlaces[row.placeKind].label}: ${row.place}`,
    ...(row.note !== null && { about: row.note }),
    address,
    sequence: row.sequence,
    isCancelled: row.state !== 'taken',
  };
}

/** The chosen time as a file; null when no time is chosen. */
export function interviewCalendar(row: Chosen, subject: Subject): string | null {
  const entry = interviewEntry(row, subject);
  return entry && calendarFile([entry], { now: new Date(), slug: brand.slug });
}

/** Calendar entry for a mail: an invitation, its new version, or its cancellation. Undefined when no time was chosen. */
export function interviewInvitation(
  row: Chosen,
  subject: Subject,
  attendee: Invitation['attendee'],
): MailContent['calendar'] {
  const entry = interviewEntry(row, subject);
  if (!entry) return undefined;
  const method = row.state === 'taken' ? 'REQUEST' : 'CANCEL';
  const invitation = {
    method,
    organizer: { name: subject.organization, email: `no-responder@${new URL(subject.address).hostname}` },
    attendee,
  } as const;
  return { method, content: calendarFile([entry], { now: new Date(), slug: brand.slug, invitation }) };
}
