import { statuses } from '@puente/contract/constants/statuses';
import type { OwnProject } from '@puente/contract/entities/project';
import { Card, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { Icon } from '@puente/design-system/icon';
import { StatusChip } from '@puente/design-system/status';
import { href } from '@puente/platform/links';
import { shortDate } from '../dates.ts';
import { OwnProjectMenu } from './OwnProjectMenu.tsx';
import styles from './OwnProjects.module.css';

/** Card of an own project. It links to the applications, which most users come for. */
export function OwnProjectCard({ project }: { project: OwnProject }) {
  const { id, title, status, createdAt, publishedAt, deadline, type, taken_down: takedown } = project;
  const isDraft = status === 'draft';
  return (
    <Card interactive className={styles.card}>
      <div className={styles.main}>
        <CardTitle
          level={2}
          href={isDraft ? href('projectEdit', { id }) : href('projectApplications', { id })}
          eyebrow={type ?? undefined}
        >
          {title}
        </CardTitle>
        <ul data-plain="" className={styles.facts}>
          <li>
            <StatusChip status={status} label={statuses[status]} />
          </li>
          {takedown && (
            <li>
              <Chip tone="warning" icon="lock">
                Retirado por el equipo
              </Chip>
            </li>
          )}
          <li className={styles.fact}>
            <Icon name="calendar" />
            <span>
              {publishedAt === null
                ? `Creado el ${shortDate(createdAt)}`
                : `Publicado el ${shortDate(publishedAt)}`}
            </span>
          </li>
          {deadline !== null && (
            <li className={styles.fact}>
              <Icon name="clock" />
              Hasta el {shortDate(deadline)}
            </li>
          )}
        </ul>
        {!isDraft && <Figures project={project} />}
      </div>
      <div className={styles.menu}>
        <OwnProjectMenu project={project} />
      </div>
    </Card>
  );
}

function Figures({ project: { applications, views, saves } }: { project: OwnProject }) {
  const { total, new: unanswered } = applications;
  return (
    <ul data-plain="" className={styles.figures} data-keep-clear="">
      <li>
        <strong className={styles.figure}>{total}</strong>{' '}
        <span>{total === 1 ? 'solicitud' : 'solicitudes'}</span>
        {unanswered > 0 && (
          <span className={styles.new}>
            <span className={styles.dot} />
            {unanswered} sin responder
          </span>
        )}
      </li>
      <li>
        <strong className={styles.figure}>{views}</strong> <span>{views === 1 ? 'visita' : 'visitas'}</span>
      </li>
      <li>
        <strong className={styles.figure}>{saves}</strong>{' '}
        <span>{saves === 1 ? 'guardado' : 'guardados'}</span>
      </li>
    </ul>
  );
}
