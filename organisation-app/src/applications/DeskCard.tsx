import { memo, type MouseEvent } from 'react';
import { isAnswerLate } from '@puente/contract/answer-days';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { IconButton } from '@puente/design-system/button';
import { Icon } from '@puente/design-system/icon';
import { Link } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { shortDate } from '../dates.ts';
import { fullName } from './desk-view.ts';
import styles from './Desk.module.css';

export interface CardActions {
  /** Where the application is read beside the others. */
  hrefOf: (id: ApplicationId) => string;
  onOpen: (id: ApplicationId) => void;
  onChoose: (id: ApplicationId) => void;
  onMenu: (id: ApplicationId) => void;
  onDrag: (id: ApplicationId | null) => void;
}

interface DeskCardProps {
  application: DeskApplication;
  chosen: boolean;
  current: boolean;
  /** One object for all cards, so that a move draws only the cards that it changes. */
  actions: CardActions;
}

/** One application in its column: enough to tell people apart. Dragging has its equals in the menu and in the keys. */
export const DeskCard = memo(function DeskCard({ application, chosen, current, actions }: DeskCardProps) {
  const { id, degrees, university, province, good_candidate, supermatch, notes, held } = application;
  const name = fullName(application);
  const late = isAnswerLate(application);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging has its equals in the menu and in the keys
    <article
      className={styles.card}
      aria-label={name}
      data-application={id}
      data-current={current || undefined}
      data-chosen={chosen || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        actions.onDrag(id);
      }}
      onDragEnd={() => actions.onDrag(null)}
    >
      <input
        type="checkbox"
        className={styles.choose}
        checked={chosen}
        aria-label={`Elegir a ${name}`}
        onChange={() => actions.onChoose(id)}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link
            href={actions.hrefOf(id)}
            variant="quiet"
            draggable={false}
            aria-current={current ? 'true' : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              actions.onOpen(id);
            }}
          >
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>{[degrees[0], university, province].filter(Boolean).join('\u00a0· ')}</p>
        <p className={styles.facts} data-late={late || undefined}>
          {late && <Icon name="warning" />}
          {late ? 'Espera desde el' : 'Enviada el'} {shortDate(application.createdAt)}
        </p>
        <Marks good={good_candidate} fits={supermatch} notes={notes} held={held} />
      </div>
      <IconButton
        icon="chevron-down"
        size="sm"
        label={`Mover a ${name}`}
        aria-haspopup="dialog"
        onClick={() => actions.onMenu(id)}
      />
    </article>
  );
});

/** Whether the browser opens the link by itself, in another tab or window. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

function Marks({ good, fits, notes, held }: { good: boolean; fits: boolean; notes: number; held: boolean }) {
  if (!good && !fits && notes === 0 && !held) return null;
  return (
    <ul data-plain="" className={styles.marks}>
      {good && (
        <li>
          <Icon name="star" /> Buena
        </li>
      )}
      {fits && (
        <li>
          <Icon name="check" /> Encaja
        </li>
      )}
      {notes > 0 && (
        <li>
          <Icon name="edit" /> {notes}
          <VisuallyHidden>{notes === 1 ? ' nota' : ' notas'}</VisuallyHidden>
        </li>
      )}
      {held && (
        <li>
          <Icon name="clock" /> Aún no lo sabe
        </li>
      )}
    </ul>
  );
}
