import type { Work } from '@puente/contract/entities/work';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';
import { isOwn } from './own-works.ts';

/** Link to the chat with the author, if the author can be reached. Neither side learns the other's address. */
export function ContactAuthor({ work }: { work: Work }) {
  const user = useUser();
  const isReachable = work.contactable && Boolean(work.student) && !work.isDraft && work.isHidden !== true;
  if (!user || !isReachable || isOwn(user, work)) return null;
  return (
    <ButtonLink href={href('chat', {}, { work: work.id })} variant="secondary" icon="chat">
      Contactar con el autor
    </ButtonLink>
  );
}

/** Link to the chat with the tutor, for people of organisations. */
export function ContactTutor({ work: { id, tutor_contactable: isReachable } }: { work: Work }) {
  if (isReachable !== true) return null;
  return (
    <ButtonLink href={href('chat', {}, { 'tutor-of': id })} variant="secondary" icon="chat">
      Contactar con quien lo dirige
    </ButtonLink>
  );
}
