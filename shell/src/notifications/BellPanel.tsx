import type { StudentId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Link } from '@puente/design-system/link';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import styles from './BellPanel.module.css';
import { useLoaded } from './use-loaded.ts';

const loadList = async () => (await import(/* webpackChunkName: "bellList" */ './BellList.tsx')).BellList;

/** Preloads the list. A user who points at the bell is about to click it. */
export const preloadList = (): void => void loadList().catch(() => undefined);

/** Panel of the bell: the newest messages, and a link to all of them. */
export function BellPanel({ student }: { student: StudentId }) {
  const { Component: List, failed, again } = useLoaded(loadList, true);
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} size="sm">
          Comunicaciones
        </Heading>
        <Link
          variant="standalone"
          href={href('profile', {}, { section: 'notifications' })}
          className={styles.all}
        >
          Ver todas
          <VisuallyHidden> las comunicaciones</VisuallyHidden>
        </Link>
      </div>
      {List && <List student={student} />}
      {!List && !failed && (
        <div className={styles.arriving}>
          <VisuallyHidden role="status">Cargando las comunicaciones</VisuallyHidden>
          <Skeleton lines={4} />
        </div>
      )}
      {failed && (
        <div className={styles.failed}>
          <Text tone="muted">No hemos podido cargar las comunicaciones.</Text>
          <Button variant="secondary" size="sm" icon="refresh" onClick={again}>
            Reintentar
          </Button>
        </div>
      )}
    </>
  );
}
