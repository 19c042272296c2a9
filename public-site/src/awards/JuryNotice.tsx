import { awardQueries } from '@puente/client/awards';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';

/** Way to the works that a member of a jury scores. Renders nothing for others. */
export default function JuryNotice() {
  const { data = [] } = useQuery(awardQueries.juries());
  if (data.length === 0) return null;
  return (
    <Notice
      tone="info"
      title="Formas parte del jurado"
      action={
        <ButtonLink href={href('jury')} size="sm">
          Ver los trabajos
        </ButtonLink>
      }
    >
      {`De ${new Intl.ListFormat('es').format(data.map(({ name }) => `«${name}»`))}.`}
    </Notice>
  );
}
