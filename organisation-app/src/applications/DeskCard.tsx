import { memo } from 'react';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { shortDate } from '../dates.ts';
import {
  AnswerDay,
  ApplicantLink,
  type CardActions,
  ChooseBox,
  Marks,
  MoveButton,
} from './ApplicantParts.tsx';
import styles from './Desk.module.css';
import { fullName } from './desk-listing.ts';

interface DeskCardProps {
  application: DeskApplication;
  chosen: boolean;
  current: boolean;
  /** Shared by all cards with a stable identity, so that a move renders only the cards that it changes. */
  actions: CardActions;
}

/** Card of an application in its column. Dragging has equivalents in the menu and on the keyboard. */
export const DeskCard = memo(function DeskCard({ application, chosen, current, actions }: DeskCardProps) {
  const { id, degrees, university, province } = application;
  const name = fullName(application);
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
      <ChooseBox name={name} chosen={chosen} onChoose={() => actions.onChoose(id)} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <ApplicantLink id={id} name={name} current={current} actions={actions} />
        </h3>
        <p className={styles.facts}>{[degrees[0], university, province].filter(Boolean).join('\u00a0· ')}</p>
        <p className={styles.facts}>{`Enviada el ${shortDate(application.createdAt)}`}</p>
        <AnswerDay application={application} due="Responder hasta el" late="El plazo acabó el" />
        <Marks application={application} name={name} onUndo={() => actions.onUndo(id)} />
      </div>
      <MoveButton name={name} onMove={() => actions.onMenu(id)} />
    </article>
  );
});
