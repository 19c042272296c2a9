import { type Decision, reviewQueries } from '@puente/client/organization-verification';
import type { OrganizationId } from '@puente/contract/ids';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import styles from './Staff.module.css';

/** The mail that a decision sends, and to whom. */
export function MailPreview({ id, decision }: { id: OrganizationId; decision: Decision }) {
  const mail = useQuery(reviewQueries.mail(id, decision));
  return (
    <QueryState query={stateOf(mail)} failed="No hemos podido cargar el correo que se enviará">
      {({ subject, text, recipients }) =>
        recipients.length === 0 ? (
          <Text>
            <strong>No se envía ningún correo:</strong> nadie la gestiona o nadie quiere estos avisos. Quien
            la gestione lo lee en sus avisos de la plataforma.
          </Text>
        ) : (
          <Stack gap={3}>
            <Text>
              <strong>{recipients.length === 1 ? 'Recibe un correo: ' : 'Reciben un correo: '}</strong>
              <span className={styles.address}>{recipients.join(', ')}</span>
            </Text>
            {/* The dialog scrolls: the keyboard needs a place in it that takes the focus. */}
            <section
              aria-label="El correo"
              className={styles.mail}
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
              tabIndex={0}
            >
              <p className={styles.subject}>{subject}</p>
              <p className={styles.body}>{text}</p>
            </section>
          </Stack>
        )
      }
    </QueryState>
  );
}
