import type { Resource } from '@puente/contract/entities/content';
import { publicationState } from '@puente/contract/publication';
import { currentTime } from '@puente/contract/relative-time';
import { Chip } from '@puente/design-system/chip';
import { ButtonLink } from '@puente/design-system/link';
import { hasRoute, hrefTo } from '@puente/platform/links';

export default function EditResourceButton({ resource: { id, title, publishedAt } }: { resource: Resource }) {
  const state = publicationState(publishedAt, new Date(currentTime()));
  return (
    <>
      {state !== 'published' && (
        <Chip tone={state === 'draft' ? 'neutral' : 'info'}>
          {state === 'draft' ? 'Borrador' : 'Programado'}
        </Chip>
      )}
      {/* Of the public site, which a release set may lack. */}
      {hasRoute('staffResource') && (
        <ButtonLink
          href={hrefTo('staffResource', { id })}
          variant="secondary"
          aria-label={`Editar «${title}»`}
          data-print="hide"
        >
          Editar
        </ButtonLink>
      )}
    </>
  );
}
