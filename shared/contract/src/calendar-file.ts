import { dayInSpain } from './day-in-spain.ts';

/** A calendar entry: a whole day in Spain, or an event at its hour. */
export interface CalendarDay {
  /** Unique id of the entry, so that a second import updates it. */
  id: string;
  /** Moment within the day, or the start of an event. */
  moment: string;
  /** True for an event at that moment instead of the whole day. */
  atItsHour?: boolean;
  /** End of an event at its hour. */
  ends?: string;
  place?: string | null;
  title: string;
  /** Text about the event. */
  about?: string;
  /** Address of the page about the entry. */
  address: string;
  /** Number of the entry's version: programs ignore an older version than the one that they have. */
  sequence?: number;
  /** True when the event does not take place. */
  isCancelled?: boolean;
}

/** Sender and recipient of a calendar that a mail brings (RFC 5546). */
export interface Invitation {
  /** `CANCEL` removes the events of earlier invitations from the recipient's calendar. */
  method: 'REQUEST' | 'CANCEL';
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

const basic = (moment: Date): string => dayInSpain(moment).replaceAll('-', '');

/** Formats a moment in UTC. Calendar programs convert it to the reader's time zone. */
const inUtc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * Returns the days as an iCalendar file (RFC 5545). We write it ourselves: whole days and UTC moments need no time zones and no
 * repetitions, the features that libraries would add.
 * @param now time at which the file is written
 * @param slug of the brand
 * @param name of a calendar that users subscribe to
 * @param invitation for a calendar that a mail brings
 */
export const calendarFile = (
  days: readonly CalendarDay[],
  { now, slug, name, invitation }: { now: Date; slug: string; name?: string; invitation?: Invitation },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${slug}//ES`,
    ...(invitation === undefined ? [] : [`METHOD:${invitation.method}`]),
    // The standard's property (RFC 7986), and the one that most programs read.
    ...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...(days.length === 0 ? onlyComponent : []),
    ...days.flatMap(({ id, moment, atItsHour = false, ends, title, about, place, address, ...version }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${slug}`,
      `DTSTAMP:${inUtc(now)}`,
      ...(atItsHour
        ? [
            `DTSTART:${inUtc(new Date(moment))}`,
            ...(ends === undefined ? [] : [`DTEND:${inUtc(new Date(ends))}`]),
          ]
        : // Whole days do not block the reader's time.
          [`DTSTART;VALUE=DATE:${basic(new Date(moment))}`, 'TRANSP:TRANSPARENT']),
      `SUMMARY:${escaped(title)}`,
      ...(about ? [`DESCRIPTION:${escaped(about)}`] : []),
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      `URL:${address}`,
      ...(version.sequence === undefined ? [] : [`SEQUENCE:${version.sequence}`]),
      ...(version.isCancelled ? ['STATUS:CANCELLED'] : []),
      ...(invitation === undefined ? [] : peopleOf(invitation)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

const peopleOf = ({ organizer, attendee }: Invitation): string[] => [
  `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
  `ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
];

/** A parameter value can have any character but quotes and control characters (RFC 5545, 3.1). */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`;

/** A calendar must have at least one component: without days it gets an unused time zone. */
const onlyComponent = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Maximum length of a line in bytes. */
const longest = 75;
const inBytes = new TextEncoder();

/** Folds a long line: continuation lines start with a space. Never splits a character into its bytes. */
function folded(line: string): string {
  let length = 0;
  return Array.from(line, (letter) => {
    const bytes = inBytes.encode(letter).length;
    const isFull = length + bytes > longest;
    length = isFull ? 1 + bytes : length + bytes;
    return isFull ? `\r\n ${letter}` : letter;
  }).join('');
}
