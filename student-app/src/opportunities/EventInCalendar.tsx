import { brand } from '@puente/contract/brand';
import { calendarFile } from '@puente/contract/calendar-file';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import { Button } from '@puente/design-system/button';
import { saveFile } from '@puente/platform/files';
import { href } from '@puente/platform/links';
import { placeOf } from './opportunity-facts.ts';

/** Button to download an event as a calendar file. Renders nothing for an offer or an event without a date. */
export function EventInCalendar({ opportunity }: { opportunity: Opportunity }) {
  const { id, title, details } = opportunity;
  if (details.type !== 'Evento' || details.date === null) return null;
  const { date: moment } = details;
  function save() {
    const event = {
      id: `opportunity-${id}`,
      moment,
      atItsHour: true,
      title,
      place: placeOf(opportunity),
      address: new URL(href('opportunity', { id }), location.origin).href,
    };
    saveFile(calendarFile([event], { now: new Date(), slug: brand.slug }), {
      name: 'evento.ics',
      type: 'text/calendar',
    });
  }
  return (
    <Button variant="secondary" icon="calendar" onClick={save}>
      Añadir a mi calendario
    </Button>
  );
}
