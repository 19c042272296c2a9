import type { Application } from '@puente/contract/entities/application';
import { dayOf } from '@puente/design-system/project';
import { VisuallyHidden } from '@puente/design-system/text';
import styles from './ApplicationHistory.module.css';
import { historyOf } from './history.ts';

const spoken = { past: '', current: 'Ahora: ', ahead: 'Pendiente: ' } as const;

/** Timeline of an application: past and upcoming steps. Renders nothing for a draft. */
export function ApplicationHistory({ application }: { application: Application }) {
  const steps = historyOf(application);
  if (steps.length === 0) return null;
  return (
    <ol className={styles.history} aria-label="Cómo va tu solicitud">
      {steps.map(({ name, moment, state }) => (
        <li key={name} className={styles.step} data-state={state}>
          <span className={styles.name}>
            <VisuallyHidden>{spoken[state]}</VisuallyHidden>
            {name}
          </span>
          {moment !== null && (
            <time className={styles.moment} dateTime={moment}>
              {state === 'ahead' ? `Como tarde, el ${dayOf(moment)}` : dayOf(moment)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
