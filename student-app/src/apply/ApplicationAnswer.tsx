import { isAnswerLate } from '@puente/contract/answer-days';
import { refusals } from '@puente/contract/constants/refusals';
import { isAnswer, isOfInterest } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { mailto } from '@puente/contract/mailto';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { meaningOf } from './application-status.ts';
import styles from './ApplicationAnswer.module.css';
import { LateAnswer } from './LateAnswer.tsx';
import { TakePlace } from './TakePlace.tsx';

interface Props {
  application: Application;
  /** Organisation of the project. */
  organization: { name: string; verified?: boolean | undefined } | null | undefined;
}

/** Meaning of the application's status, the organisation's message, and its contact data. */
export function ApplicationAnswer({ application, organization }: Props) {
  const { status, organization_contact: contact, refusal, withdrawnAt } = application;
  // Do not repeat the student's own reason for withdrawing.
  const reason = withdrawnAt === null ? application.reason : null;
  // The reason for a closed project or a withdrawn application is plain text, not a message from the organisation.
  const isAnswered = status === 'preselected' || isAnswer(status);
  return (
    <Stack gap={3}>
      <Text tone="muted">{meaningOf(application, organization)}</Text>
      {refusal !== null && <Text>{refusals[refusal]}</Text>}
      {reason !== null && !isAnswered && <Text>{reason}</Text>}
      {reason !== null && isAnswered && (
        <blockquote
          className={styles.reason}
          aria-label={`Mensaje de ${organization?.name ?? 'la organización'}`}
        >
          {reason}
        </blockquote>
      )}
      {isAnswerLate(application) && <LateAnswer application={application} />}
      <TakePlace application={application} />
      {contact && <Contact {...contact} />}
      {isOfInterest(status) && withdrawnAt === null && (
        <div data-print="hide">
          <ButtonLink
            href={href('chat', {}, { application: application.id })}
            variant="secondary"
            size="sm"
            icon="chat"
          >
            Escribir a la organización
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

function Contact({ name, mail, phone }: NonNullable<Application['organization_contact']>) {
  if (mail === null && phone === null) return null;
  return (
    <Text size="sm">
      <span>{`Siguiente paso: escribe o llama${name === null ? ' a la organización' : ` a ${name}`}`}</span>
      {mail !== null && (
        <>
          {' · '}
          <Link href={mailto(mail)}>{mail}</Link>
        </>
      )}
      {phone !== null && (
        <>
          {' · '}
          <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link>
        </>
      )}
    </Text>
  );
}
