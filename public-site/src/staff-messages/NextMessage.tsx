import { contactMessageQueries } from '@puente/client/contact-queue';
import type { ContactMessageId, UserId } from '@puente/contract/ids';
import { ButtonLink } from '@puente/design-system/link';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';

/** Link to the message that waits longest for this user or for anybody. */
export function NextMessage({ id }: { id: ContactMessageId }) {
  const user = useUser();
  return user && <NextFor id={id} user={user.id} />;
}

function NextFor({ id, user }: { id: ContactMessageId; user: UserId }) {
  const waiting = useQuery(contactMessageQueries.next(user)).data;
  if (!waiting) return null;
  const next = waiting.find((message) => message.id !== id);
  if (!next) return <Text tone="muted">No te espera ningún otro mensaje.</Text>;
  return (
    <ButtonLink variant="secondary" icon="arrow-right" fullWidth href={href('staffMessage', { id: next.id })}>
      Siguiente mensaje
      <VisuallyHidden>{`: ${next.subject}`}</VisuallyHidden>
    </ButtonLink>
  );
}
