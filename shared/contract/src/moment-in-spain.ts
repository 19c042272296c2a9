const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the time in mainland Spain at a moment: day (yyyy-MM-dd) and hour (HH:mm), in any time zone of the reader. */
export function clockInSpain(moment: Date): { day: string; hour: string } {
  const [day = '', hour = ''] = clock.format(moment).split(' ');
  return { day, hour: hour.slice(0, 5) };
}

/** Returns the moment of a day and hour in mainland Spain; null if they do not exist. In spring the clocks skip an hour. */
export function momentInSpain(day: string, hour: string): Date | null {
  // A year that is half typed, such as 0202. Before 1901 clocks in Spain had other seconds.
  if (day < '1901') return null;
  const asIfUtc = new Date(`${day}T${hour}:00.000Z`);
  if (Number.isNaN(asIfUtc.getTime()) || !asIfUtc.toISOString().startsWith(`${day}T${hour}`)) return null;
  // Twice: near the change of the clocks the first look may be at the offset of the other side.
  const once = new Date(asIfUtc.getTime() - offsetAt(asIfUtc));
  const moment = new Date(asIfUtc.getTime() - offsetAt(once));
  const clocks = clockInSpain(moment);
  return clocks.day === day && clocks.hour === hour ? moment : null;
}

/** Returns the moment of a clock in mainland Spain, yyyy-MM-ddTHH:mm; null for any other text and for an hour that does not exist. */
export function momentOfClock(text: string): Date | null {
  const [day = '', hour = ''] = text.split('T');
  return momentInSpain(day, hour);
}

/** Returns what a clock in mainland Spain shows at a moment, yyyy-MM-ddTHH:mm. */
export function clockOf(moment: Date): string {
  const { day, hour } = clockInSpain(moment);
  return `${day}T${hour}`;
}

/** Returns Spain's offset from UTC in milliseconds. */
const offsetAt = (moment: Date): number =>
  new Date(`${clock.format(moment).replace(' ', 'T')}Z`).getTime() -
  Math.floor(moment.getTime() / 1000) * 1000;
