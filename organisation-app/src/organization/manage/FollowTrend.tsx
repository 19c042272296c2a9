import type { OrganizationStats } from '@puente/contract/entities/organization';
import styles from './FollowTrend.module.css';

const day = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The last twelve weeks: a table whose rows are drawn as bars. */
export function FollowTrend({ weeks }: { weeks: OrganizationStats['attributes']['follows'] }) {
  const most = Math.max(1, ...weeks.map(({ followed }) => followed));
  return (
    <table className={styles.chart}>
      <caption className={styles.caption}>
        Cuántos estudiantes empezaron y dejaron de seguirla en cada una de las últimas doce semanas
      </caption>
      <thead>
        <tr>
          <th scope="col">Semana del</th>
          <th scope="col">Empezaron</th>
          <th scope="col" className={styles.left}>
            Dejaron
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, followed, unfollowed }) => (
          <tr key={week}>
            <th scope="row">{day.format(new Date(`${week}T12:00:00Z`))}</th>
            <td>
              <div className={styles.measure}>
                <svg className={styles.bar} viewBox="0 0 60 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.track} width="60" height="4" />
                  <rect className={styles.fill} width={(60 * followed) / most} height="4" />
                </svg>
                <span className={styles.number}>{followed}</span>
              </div>
            </td>
            <td className={styles.left}>{unfollowed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
