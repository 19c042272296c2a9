import { relativeTime } from '@puente/contract/relative-time';

const whole = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
});

/** How long ago it was (§2); the moment itself is in the tooltip. */
export function RelativeTime({
  moment,
  now,
  className,
}: {
  moment: string;
  now: number;
  className?: string | undefined;
}) {
  return (
    <time dateTime={moment} title={whole.format(Date.parse(moment))} className={className}>
      {relativeTime(moment, now)}
    </time>
  );
}
