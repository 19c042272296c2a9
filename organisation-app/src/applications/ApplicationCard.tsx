import { useEffect, useRef, type ReactNode } from 'react';
import { cvUrl } from '@puente/client/applications';
import { isOfInterest, statuses, type Status } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { Card } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { ButtonLink } from '@puente/design-system/link';
import { StatusChip } from '@puente/design-system/status';
import { hasRoute, href } from '@puente/platform/links';
import { shortDate } from '../dates.ts';
import { ApplicantContact } from './ApplicantContact.tsx';
import { ApplicationMoves } from './ApplicationMoves.tsx';
import { LongText } from './LongText.tsx';
import { useDecision } from './use-decision.ts';
import styles from './Applications.module.css';

interface ApplicationCardProps {
  application: Application;
  onDecided: (to: Status, name: string) => void;
}

export function ApplicationCard({ application, onDecided }: ApplicationCardProps) {
  const { status, student, motivation, availability, CV, CV_url: cv } = application;
  const name = student ? `${student.name} ${student.surname}` : 'Estudiante';
  const { decide, pending } = useDecision(application, (to) => onDecided(to, name));
  const heading = useFocusAfterMove(status);

  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        <Heading level={2} size="md" tabIndex={-1} ref={heading}>
          {name}
        </Heading>
        <StatusChip status={status} label={statuses[status]} />
      </div>
      <ul data-plain="" className={styles.facts}>
        {student?.university && <Fact icon="graduation">{student.university}</Fact>}
        {student?.province && <Fact icon="map-pin">{student.province}</Fact>}
        <Fact icon="calendar">Enviada el {shortDate(application.createdAt)}</Fact>
      </ul>
      {motivation !== null && <LongText title="Motivación" text={motivation} />}
      {availability !== null && availability !== '' && (
        <LongText title="Disponibilidad" text={availability} />
      )}
      <ApplicantContact student={student} contact={application.contact} />
      <div className={styles.foot}>
        {cv !== null && (
          <ButtonLink
            href={cvUrl(cv)}
            external
            variant="secondary"
            size="sm"
            aria-label={`Ver CV de ${name} (${CV?.name ?? 'PDF'}), se abre en una pestaña nueva`}
          >
            Ver CV
          </ButtonLink>
        )}
        {isOfInterest(status) && hasRoute('chat') && (
          <ButtonLink
            href={href('chat', {}, { application: application.id })}
            variant="secondary"
            size="sm"
            icon="chat"
            aria-label={`Escribir a ${name}`}
          >
            Escribir
          </ButtonLink>
        )}
        <ApplicationMoves name={name} status={status} pending={pending} onDecide={decide} />
      </div>
    </Card>
  );
}

function Fact({ icon, children }: { icon: 'graduation' | 'map-pin' | 'calendar'; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

/** The button that was pressed may be gone with the move: focus goes to the applicant's name rather than nowhere. */
function useFocusAfterMove(status: Status) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(status);
  useEffect(() => {
    if (former.current === status) return;
    former.current = status;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [status]);
  return heading;
}
