import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ProjectId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { FilterChip } from '@puente/design-system/chip';
import { Cluster } from '@puente/design-system/layout';
import { saveFile } from '@puente/platform/files';
import { deskCsv } from './desk-csv.ts';
import { peopleIn } from './moves.ts';
import styles from './Desk.module.css';

interface DeskToolsProps {
  project: ProjectId;
  shown: readonly DeskApplication[];
  total: number;
  layout: 'columns' | 'list';
  onShow: (layout: 'columns' | 'list') => void;
  onHelp: () => void;
}

/** How many there are, how they stand on the desk, and what can be done with all of them. */
export function DeskTools({ project, shown, total, layout, onShow, onHelp }: DeskToolsProps) {
  return (
    <div className={styles.tools}>
      <p role="status" className={styles.total}>
        {shown.length === total ? peopleIn(total) : `${shown.length} de ${peopleIn(total)}`}
      </p>
      <Cluster gap={2}>
        <Cluster gap={2} role="group" aria-label="Cómo se ven" className={styles.layouts}>
          <FilterChip pressed={layout === 'columns'} onClick={() => onShow('columns')}>
            Columnas
          </FilterChip>
          <FilterChip pressed={layout === 'list'} onClick={() => onShow('list')}>
            Lista
          </FilterChip>
        </Cluster>
        <Button
          variant="quiet"
          size="sm"
          icon="download"
          onClick={() => saveFile(deskCsv(shown), { name: `solicitudes-${project}.csv`, type: 'text/csv' })}
        >
          Descargar CSV
        </Button>
        <Button variant="quiet" size="sm" icon="info" aria-haspopup="dialog" onClick={onHelp}>
          Atajos
        </Button>
      </Cluster>
    </div>
  );
}
