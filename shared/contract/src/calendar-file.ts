import { dayInSpain } from './day-in-spain.ts';

/** A day to remember, in a calendar as the whole day in Spain, or an event at its hour. */
export interface CalendarDay {
  /** Tells it from the others, also when it is taken into the calendar again. */
  id: string;
  /** A moment of that day; of an event, when it begins. */
  moment: string;
  /** At that moment, and not the whole day. */
  atItsHour?: boolean;
  place?: string | null;
  title: string;
  /** Address of the page that it is about. */
  address: string;
}

const basic = (moment: Date): string => dayInSpain(moment).replaceAll('-', '');

/** In UTC a moment needs no time zone, which a calendar program adds for its reader. */
const inUtc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/**
 * The days as an iCalendar file (RFC 5545). Written by hand: whole days and moments in UTC need neither time zones nor repetitions, which is what
 * libraries for it bring.
 * @param now when it is written
 * @param slug of the brand
 * @param name of a calendar that is subscribed to
 */
export const calendarFile = (
  days: readonly CalendarDay[],
  { now, slug, name }: { now: Date; slug: string; name?: string },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${slug}//ES`,
    // The standard's name of it (RFC 7986), and the one that most programs read.
    ...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...(days.length === 0 ? onlyComponent : []),
    ...days.flatMap(({ id, moment, atItsHour = false, title, place, address }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${slug}`,
      `DTSTAMP:${inUtc(now)}`,
      ...(atItsHour
        ? [`DTSTART:${inUtc(new Date(moment))}`]
        : // A day to remember keeps its reader free.
          [`DTSTART;VALUE=DATE:${basic(new Date(moment))}`, 'TRANSP:TRANSPARENT']),
      `SUMMARY:${escaped(title)}`,
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      `URL:${address}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** A calendar has to have a component: without days it is the time zone that nothing is in. */
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

/** The most that a line may have, in bytes. */
const longest = 75;
const inBytes = new TextEncoder();

/** What goes on in another line begins there with a space. No letter is cut into its bytes. */
function folded(line: string): string {
  let length = 0;
  return Array.from(line, (letter) => {
    const bytes = inBytes.encode(letter).length;
    const isFull = length + bytes > longest;
    length = isFull ? 1 + bytes : length + bytes;
    return isFull ? `\r\n ${letter}` : letter;
  }).join('');
}
