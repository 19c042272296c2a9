import { mayPublishWork } from '@puente/contract/entities/published-works';
import { mostPublishedWorks } from '@puente/contract/most-published-works';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';

/**
 * Notice for a student who has reached the limit of published works (specification §9). @param always true when the API has just reported
 * the limit
 */
export function PublishLimit({ always = false }: { always?: boolean }) {
  const user = useUser();
  if (!always && mayPublishWork(user)) return null;
  return (
    <Notice
      tone="warning"
      title={`Ya tienes ${mostPublishedWorks} trabajos publicados, que es el máximo`}
      action={
        <ButtonLink href={href('profile', {}, { section: 'tfx' })} variant="secondary" size="sm">
          Ver mis trabajos publicados
        </ButtonLink>
      }
    >
      Puedes preparar otro y guardarlo. Para publicarlo, retira antes uno de los que ya están en el
      repositorio.
    </Notice>
  );
}
