import { memo, useMemo, useState } from 'react';
import { applicationMoves, type Status, statuses } from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { LinkProvider } from '@puente/design-system/link';
import { type CardActions, PlainLink } from './ApplicantParts.tsx';
import styles from './Desk.module.css';
import { type Column, columnsOf, type Group } from './desk-listing.ts';
import { DeskCard } from './DeskCard.tsx';

interface DeskColumnsProps {
  shown: readonly DeskApplication[];
  /** All applications, including those that the filters hide. */
  all: readonly DeskApplication[];
  chosen: ReadonlySet<ApplicationId>;
  open: ApplicationId | null;
  /** Applications being dragged: a single one, or the whole selection. */
  dragged: readonly DeskApplication[];
  onDrop: (to: Status) => void;
  actions: CardActions;
}

export function DeskColumns({ shown, all, chosen, open, dragged, onDrop, actions }: DeskColumnsProps) {
  const columns = useMemo(() => columnsOf(shown, all), [shown, all]);
  const [over, setOver] = useState<Status | null>(null);
  const takes = (to: Status): boolean => dragged.some(({ status }) => applicationMoves[status].includes(to));
  return (
    <div className={styles.columns} data-stacked={open !== null || undefined}>
      {columns.map(({ status, count, groups }) => (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping has its equals in the menu and in the keys
        <section
          key={status}
          className={styles.column}
          aria-labelledby={`column-${status}`}
          data-takes={takes(status) || undefined}
          data-over={(over === status && takes(status)) || undefined}
          onDragOver={(event) => {
            if (!takes(status)) return;
            event.preventDefault();
            setOver(status);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(null);
            onDrop(status);
          }}
        >
          <Heading level={2} size="sm" id={`column-${status}`} className={styles.columnName}>
            {statuses[status]} <span className={styles.count}>{count}</span>
          </Heading>
          <Cards groups={groups} chosen={chosen} open={open} actions={actions} />
        </section>
      ))}
    </div>
  );
}

type CardState = Pick<DeskColumnsProps, 'chosen' | 'open' | 'actions'>;

/** Renders again only when a prop changes, not while something is dragged over the column. */
const Cards = memo(function Cards({ groups, ...state }: CardState & Pick<Column, 'groups'>) {
  if (groups.length === 0) return <p className={styles.none}>Ninguna</p>;
  return (
    <LinkProvider component={PlainLink}>
      {/* Not <ul>: its items could not be grouped. */}
      <div role="list" className={styles.cards}>
        {groups.map(({ key, applications }) => (
          <CardGroup key={key} applications={applications} {...state} />
        ))}
      </div>
    </LinkProvider>
  );
});

type CardGroupProps = CardState & Pick<Group, 'applications'>;

const CardGroup = memo(function CardGroup({ applications, chosen, open, actions }: CardGroupProps) {
  return (
    <div className={styles.group} data-keep-clear="" data-cards={applications.length}>
      {applications.map((application) => (
        <div key={application.id} role="listitem">
          <DeskCard
            application={application}
            chosen={chosen.has(application.id)}
            current={application.id === open}
            actions={actions}
          />
        </div>
      ))}
    </div>
  );
}, looksTheSame);

/** Tells whether a group would render the same cards. Memoised because a move changes only two of about fifty groups. */
function looksTheSame(before: CardGroupProps, after: CardGroupProps): boolean {
  return (
    before.actions === after.actions &&
    before.applications.length === after.applications.length &&
    before.applications.every((application, place) => {
      const { id } = application;
      return (
        application === after.applications[place] &&
        before.chosen.has(id) === after.chosen.has(id) &&
        (before.open === id) === (after.open === id)
      );
    })
  );
}
