import { relativeTime } from '@puente/contract/relative-time';

const whole = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
});

/** Age of a message (§2), with the moment itself in the tooltip. */
export function RelativeTime({ moment, now }: { moment: string; now: number }) {
  return (
    <time dateTime={moment} title={wholeMoment(moment)}>
      {relativeTime(moment, now)}
    </time>
  );
}

/** The moment in words, for the tooltip of an age. */
export const wholeMoment = (moment: string): string => whole.format(Date.parse(moment));
