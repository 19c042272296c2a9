import { pageQueries } from '@puente/client/content';
import { Stack } from '@puente/design-system/layout';
import { Markdown } from '@puente/design-system/markdown';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { OwnerSupplied } from '../legal/OwnerSupplied.tsx';
import { EditInPlace } from '../staff-texts/EditInPlace.tsx';

interface StaffTextProps {
  /** Slug under which staff edit the text. */
  slug: string;
  /** Description of the text that the owner has to supply. Shown in development only. */
  pending: string;
  /** Fallback for visitors until then, if something true can be said. */
  meanwhile?: string;
}

/** A text that staff write. It is not in the code because it is about people and facts. */
export function StaffText({ slug, pending, meanwhile }: StaffTextProps) {
  const page = useQuery(pageQueries.bySlug(slug));
  useReady(!page.isPending);

  const missing = (
    <p>
      {meanwhile} <OwnerSupplied value={{ pending }} />
    </p>
  );
  return (
    <Stack gap={4}>
      <QueryState
        query={stateOf(page)}
        skeleton={<Skeleton lines={6} />}
        failed="No hemos podido cargar el texto"
        notFound={missing}
      >
        {({ content, published }) =>
          content === '' ? (
            missing
          ) : (
            <>
              {!published && (
                <Notice tone="info" title="Borrador">
                  Solo lo ve el equipo: todavía no está publicado.
                </Notice>
              )}
              <Markdown text={content} />
            </>
          )
        }
      </QueryState>
      {page.data && (
        <div>
          <EditInPlace address={href('staffContent', { id: page.data.id })} title={page.data.title} />
        </div>
      )}
    </Stack>
  );
}
