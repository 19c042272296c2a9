import type { OrganizationStats } from '@puente/contract/entities/organization';
import { BarTable } from '@puente/design-system/details';

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** New and lost followers of the organisation in the last twelve weeks. */
export function FollowTrend({ weeks }: { weeks: OrganizationStats['attributes']['follows'] }) {
  return (
    <BarTable
      caption="Cuántos estudiantes empezaron y dejaron de seguirla en cada una de las últimas doce semanas"
      columns={['Semana del', 'Empezaron a seguirla']}
      most={Math.max(1, ...weeks.map(({ followed }) => followed))}
      rows={weeks.map(({ week, followed, unfollowed }) => {
        const first = day.format(new Date(`${week}T12:00:00Z`));
        return {
          key: week,
          name: unfollowed === 0 ? first : `${first} · dejaron ${unfollowed}`,
          value: followed,
          text: String(followed),
        };
      })}
    />
  );
}
