import { brand } from '@puente/contract/brand';
import { type CalendarDay, calendarFile } from '@puente/contract/calendar-file';
import { acceptsApplications, isWaiting, wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { Button } from '@puente/design-system/button';
import { saveFile } from '@puente/platform/files';
import { href } from '@puente/platform/links';

/** Button to download the dates of the visible applications as a calendar file. Renders nothing without dates. */
export function CalendarButton({ applications }: { applications: readonly Application[] }) {
  const days = applications.flatMap(daysOf);
  if (days.length === 0) return null;
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        icon="calendar"
        onClick={() =>
          saveFile(calendarFile(days, { now: new Date(), slug: brand.slug }), {
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

/** Returns the date of the promised answer or, for a draft, the deadline of the project. */
function daysOf({ id, status, answer_due, project }: Application): CalendarDay[] {
  if (!project) return [];
  const day = (moment: string, title: string): CalendarDay => ({
    id: `application-${id}`,
    moment,
    title: `${title}: ${project.title}`,
    address: new URL(href('project', { id: project.id }), location.origin).href,
  });
  if (wasSent(status))
    return isWaiting(status) && answer_due !== null ? [day(answer_due, 'Te responden como tarde')] : [];
  return acceptsApplications(project.status) && project.deadline !== null
    ? [day(project.deadline, 'Último día para solicitarlo')]
    : [];
}
