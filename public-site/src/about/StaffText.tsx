import { messageOf } from '@puente/client/api-error';
import { pageQueries } from '@puente/client/content';
import { Markdown } from '@puente/design-system/markdown';
import { Notice } from '@puente/design-system/notice';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { OwnerSupplied } from '../legal/OwnerSupplied.tsx';

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

  if (page.isPending) return <Skeleton lines={6} />;
  if (page.isError)
    return (
      <Retry
        place="section"
        title="No hemos podido cargar el texto"
        message={messageOf(page.error)}
        busy={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    );
  if (!page.data || page.data.content === '')
    return (
      <p>
        {meanwhile} <OwnerSupplied value={{ pending }} />
      </p>
    );
  return (
    <>
      {!page.data.published && (
        <Notice tone="info" title="Borrador">
          Solo lo ve el equipo: todavía no está publicado.
        </Notice>
      )}
      <Markdown text={page.data.content} />
    </>
  );
}
