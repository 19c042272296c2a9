import type { MouseEvent } from 'react';
import { isAnswerLate } from '@puente/contract/answer-days';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { InterviewMark } from '@puente/contract/entities/interview';
import type { ApplicationId } from '@puente/contract/ids';
import { IconButton } from '@puente/design-system/button';
import { Icon } from '@puente/design-system/icon';
import { Link, type LinkComponentProps } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { shortDate, shortMoment } from '../dates.ts';
import styles from './Desk.module.css';

/** Actions that cards and table rows of the desk share. */

export interface CardActions {
  /** Address that opens an application in the reading pane. */
  hrefOf: (id: ApplicationId) => string;
  onOpen: (id: ApplicationId) => void;
  onChoose: (id: ApplicationId) => void;
  onMenu: (id: ApplicationId) => void;
  onDrag: (id: ApplicationId | null) => void;
  onUndo: (id: ApplicationId) => void;
}

interface MarksProps {
  application: DeskApplication;
  name: string;
  onUndo: () => void;
}

/** Marks set by the organisation's people, and a pending move that the student has not been told of yet. */
export function Marks({ application, name, onUndo }: MarksProps) {
  const { good_candidate: good, supermatch: fits, notes, held, sends_at: sendsAt, interview } = application;
  const meeting = interview ? interviewWords(interview) : null;
  if (!good && !fits && notes === 0 && !held && meeting === null) return null;
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
      {meeting !== null && (
        <li>
          <Icon name="calendar" /> {meeting}
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
          <Icon name="clock" />
          <span>{sendsAt ? `Se enviará el ${shortMoment(sendsAt)}` : 'Aún no lo sabe'}</span>
        </li>
      )}
      {held && (
        <li>
          <button type="button" className={styles.undo} onClick={onUndo}>
            <span>Deshacer</span>
            <VisuallyHidden>{` la respuesta a ${name}`}</VisuallyHidden>
          </button>
        </li>
      )}
    </ul>
  );
}

/** Words about the interview that is to come; null when there is none. */
function interviewWords({ state, starts_at: startsAt }: InterviewMark): string | null {
  if (state === 'offered') return 'Espera que elija hora';
  if (state === 'asked') return 'Pide otra hora';
  return state === 'taken' && startsAt !== null ? `Entrevista ${shortMoment(startsAt)}` : null;
}

interface ChooseBoxProps {
  name: string;
  chosen: boolean;
  onChoose: () => void;
}

export function ChooseBox({ name, chosen, onChoose }: ChooseBoxProps) {
  return (
    <input
      type="checkbox"
      className={styles.choose}
      checked={chosen}
      aria-label={`Elegir a ${name}`}
      onChange={onChoose}
    />
  );
}

/** Opens the dialog that replaces dragging, for one finger, a switch or a screen reader. */
export function MoveButton({ name, onMove }: { name: string; onMove: () => void }) {
  return (
    <IconButton
      icon="chevron-down"
      size="sm"
      label={`Mover a ${name}`}
      aria-haspopup="dialog"
      onClick={onMove}
    />
  );
}

interface ApplicantLinkProps {
  id: ApplicationId;
  name: string;
  current: boolean;
  actions: CardActions;
}

/** Link that opens an application in the reading pane. */
export function ApplicantLink({ id, name, current, actions }: ApplicantLinkProps) {
  return (
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
  );
}

/** Tells whether the browser handles the click itself, in another tab or window. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Plain link. The router's link renders on every change of the address, which would render five hundred cards per step. */
export function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

interface AnswerDayProps {
  application: DeskApplication;
  /** Text before the date, where no heading explains it. */
  due?: string;
  /** Text before a date that has passed. */
  late?: string;
}

/** Deadline for a pending answer, with a warning once it has passed. */
export function AnswerDay({ application, due = '', late = 'Acabó el' }: AnswerDayProps) {
  const { answer_due: day, status } = application;
  if (day === null || status !== 'new') return null;
  const isLate = isAnswerLate(application);
  return (
    <p className={styles.day} data-late={isLate || undefined}>
      {isLate && <Icon name="warning" />}
      <span>{`${isLate ? late : due} ${shortDate(day)}`.trim()}</span>
    </p>
  );
}
