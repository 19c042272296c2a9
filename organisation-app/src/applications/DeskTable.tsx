import { memo, useMemo } from 'react';
import { statuses } from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { Icon } from '@puente/design-system/icon';
import { LinkProvider } from '@puente/design-system/link';
import { StatusChip } from '@puente/design-system/status';
import { VisuallyHidden } from '@puente/design-system/text';
import { shortDate } from '../dates.ts';
import {
  AnswerDay,
  ApplicantLink,
  type CardActions,
  ChooseBox,
  Marks,
  MoveButton,
  PlainLink,
} from './ApplicantParts.tsx';
import { fullName, sorted } from './desk-listing.ts';
import { type DeskSort } from './desk-view.ts';
import styles from './DeskTable.module.css';

interface DeskTableProps {
  applications: readonly DeskApplication[];
  sort: DeskSort;
  onSort: (sort: DeskSort) => void;
  chosen: ReadonlySet<ApplicationId>;
  open: ApplicationId | null;
  actions: CardActions;
}

/** Columns of the table. A sortable column starts with the more useful direction: newest first, or A first. */
const headings: readonly {
  label: string;
  by?: DeskSort['by'];
  startsDescending?: boolean;
  less?: boolean;
}[] = [
  { label: 'Nombre', by: 'name' },
  { label: 'Titulación', less: true },
  { label: 'Universidad', by: 'university', less: true },
  { label: 'Enviada', by: 'sent', startsDescending: true, less: true },
  { label: 'Último día', by: 'due' },
  { label: 'Estado', less: true },
];

/** Applications as a table. On narrow screens the secondary columns move below the name. */
export function DeskTable({ applications, sort, onSort, chosen, open, actions }: DeskTableProps) {
  const rows = useMemo(() => sorted(applications, sort), [applications, sort]);
  return (
    <LinkProvider component={PlainLink}>
      <table className={styles.table} data-narrow={open !== null || undefined}>
        <caption>
          <VisuallyHidden>Solicitudes</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={styles.choose} />
            {headings.map(({ label, by, startsDescending = false, less }) => (
              <th
                key={label}
                scope="col"
                data-less={less === true ? '' : undefined}
                data-brief={by === 'due' ? '' : undefined}
                aria-sort={by === sort.by ? (sort.descending ? 'descending' : 'ascending') : undefined}
              >
                {by === undefined ? (
                  label
                ) : (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() =>
                      onSort({ by, descending: by === sort.by ? !sort.descending : startsDescending })
                    }
                  >
                    <span>{label}</span>
                    {by === sort.by && <Icon name={sort.descending ? 'chevron-down' : 'chevron-up'} />}
                  </button>
                )}
              </th>
            ))}
            <td className={styles.menu} />
          </tr>
        </thead>
        <tbody>
          {rows.map((application) => (
            <Row
              key={application.id}
              application={application}
              chosen={chosen.has(application.id)}
              current={application.id === open}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </LinkProvider>
  );
}

interface RowProps {
  application: DeskApplication;
  chosen: boolean;
  current: boolean;
  actions: CardActions;
}

const Row = memo(function Row({ application, chosen, current, actions }: RowProps) {
  const { id, status, degrees, university, createdAt } = application;
  const name = fullName(application);
  return (
    <tr
      className={styles.row}
      data-application={id}
      data-current={current || undefined}
      data-chosen={chosen || undefined}
    >
      <td className={styles.choose}>
        <ChooseBox name={name} chosen={chosen} onChoose={() => actions.onChoose(id)} />
      </td>
      <th scope="row" className={styles.name}>
        <ApplicantLink id={id} name={name} current={current} actions={actions} />
        <div className={styles.under}>
          <p className={styles.facts}>{[degrees[0], university].filter(Boolean).join('\u00a0· ')}</p>
          <StatusChip status={status} label={statuses[status]} />
        </div>
        <Marks application={application} name={name} onUndo={() => actions.onUndo(id)} />
      </th>
      <td data-less="">{degrees[0]}</td>
      <td data-less="">{university}</td>
      <td data-less="" data-brief="">
        {shortDate(createdAt)}
      </td>
      <td data-brief="">
        <AnswerDay application={application} />
      </td>
      <td data-less="" data-brief="">
        <StatusChip status={status} label={statuses[status]} />
      </td>
      <td className={styles.menu}>
        <MoveButton name={name} onMove={() => actions.onMenu(id)} />
      </td>
    </tr>
  );
});
