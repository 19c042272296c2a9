import { isAnswerLate } from '@puente/contract/answer-days';
import { isAnswer, isOfInterest } from '@puente/contract/constants/statuses';
import { refusals } from '@puente/contract/constants/refusals';
import type { Application } from '@puente/contract/entities/application';
import { mailto } from '@puente/contract/mailto';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { meaningOf } from './application-status.ts';
import { LateAnswer } from './LateAnswer.tsx';
import styles from './ApplicationAnswer.module.css';

interface Props {
  application: Application;
  /** The project's. */
  organization: { name: string; verified?: boolean | undefined } | null | undefined;
}

/** What the status means, the organisation's own words, and how to reach it. */
export function ApplicationAnswer({ application, organization }: Props) {
  const { status, organization_contact: contact, refusal, withdrawnAt } = application;
  // What the student said when they took it back is no news to them.
  const reason = withdrawnAt === null ? application.reason : null;
  // Of a project that closed, or an application that was withdrawn, the reason is no message.
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
