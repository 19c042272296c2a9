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
 */
export const calendarFile = (
  days: readonly CalendarDay[],
  { now, slug }: { now: Date; slug: string },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${slug}//ES`,
    ...days.flatMap(({ id, moment, atItsHour = false, title, place, address }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${slug}`,
      `DTSTAMP:${inUtc(now)}`,
      atItsHour ? `DTSTART:${inUtc(new Date(moment))}` : `DTSTART;VALUE=DATE:${basic(new Date(moment))}`,
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

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, String.raw`\n`);

/** No line has more than 75 bytes; what goes on begins with a space. Spanish letters have two bytes at most. */
const folded = (line: string): string => line.replaceAll(/.{36}(?=.)/gu, '$&\r\n ');
