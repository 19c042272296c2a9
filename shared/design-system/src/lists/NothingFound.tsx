import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Stack } from '../layout/index.ts';
import styles from './Lists.module.css';

export interface NothingFoundProps {
  /** 'Ningún proyecto encaja con tu búsqueda'. */
  title: string;
  /** Filters to drop, with the effect: 'Quita «Lugo»' and '12 proyectos'. Empty while counting, or when no single filter helps. */
  ways: readonly { label: string; gives: string; onTake: () => void }[];
  /** Advice when no single filter is to blame. */
  advice: string;
  /** 'Ver todos los proyectos'. */
  allLabel: string;
  onAll: () => void;
}

/** Replaces a list without results: suggests filters to drop, with the effect of each. */
export function NothingFound({ title, ways, advice, allLabel, onAll }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Stack gap={3} className={styles.ways}>
          {ways.map(({ label, gives, onTake }) => (
            <Button key={label} variant="secondary" onClick={onTake}>
              <span className={styles.way}>
                <span>{`Quitar ${label}`}</span> <strong>{gives}</strong>
              </span>
            </Button>
          ))}
          <Button variant={ways.length === 0 ? 'secondary' : 'quiet'} onClick={onAll}>
            {allLabel}
          </Button>
        </Stack>
      }
    >
      {ways.length === 0 ? advice : 'Con un filtro menos hay resultados:'}
    </EmptyState>
  );
}
