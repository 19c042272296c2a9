import { brand } from '@puente/contract/brand';
import { type CalendarDay, calendarFile } from '@puente/contract/calendar-file';
import { acceptsApplications, isWaiting, wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { Button } from '@puente/design-system/button';
import { saveFile } from '@puente/platform/files';
import { href } from '@puente/platform/links';

/** Button to download the dates of the visible applications as a calendar file. Renders nothing without dates. */
export function CalendarButton({ applications }: { applications: readonly Application[] }) {
  const dated = applications.filter((application) => dateOf(application) !== null);
  if (dated.length === 0) return null;
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        icon="calendar"
        onClick={() =>
          saveFile(calendarFile(dated.flatMap(dayOf), { now: new Date(), slug: brand.slug }), {
            name: 'solicitudes.ics',
            type: 'text/calendar',
          })
        }
      >
        Llevar las fechas a mi calendario
      </Button>
    </div>
  );
}

/** Returns the date of the promised answer or, for a draft, the deadline of the project; null without one. */
function dateOf({ status, answer_due, project }: Application): string | null {
  if (!project) return null;
  if (wasSent(status)) return isWaiting(status) ? answer_due : null;
  return acceptsApplications(project.status) ? project.deadline : null;
}

function dayOf(application: Application): CalendarDay[] {
  const { id, status, project } = application;
  const moment = dateOf(application);
  if (!project || moment === null) return [];
  const title = wasSent(status) ? 'Te responden como tarde' : 'Último día para solicitarlo';
  return [
    {
      id: `application-${id}`,
      moment,
      title: `${title}: ${project.title}`,
      address: new URL(href('project', { id: project.id }), location.origin).href,
    },
  ];
}
