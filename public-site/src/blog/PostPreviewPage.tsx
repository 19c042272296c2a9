import { staffTextQueries } from '@puente/client/staff-texts';
import { publicationState } from '@puente/contract/publication';
import { currentTime } from '@puente/contract/relative-time';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { ArticleSkeleton } from '@puente/design-system/markdown';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useLocation } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { PostArticle } from './PostArticle.tsx';

/** /vista-previa#secret: a post before its publication, for who has its link. Browsers send nothing after # to servers. */
export default function PostPreviewPage() {
  const secret = useLocation().hash.slice(1);
  return <Container>{secret === '' ? <Ended /> : <Preview key={secret} secret={secret} />}</Container>;
}

function Preview({ secret }: { secret: string }) {
  const post = useQuery({ ...staffTextQueries.previewedPost(secret), staleTime: 0, gcTime: 0 });
  usePageTitle(post.data ? `Vista previa: ${post.data.title}` : undefined);
  useReady(!post.isPending);
  return (
    <QueryState
      query={stateOf(post)}
      skeleton={<ArticleSkeleton loading="Cargando la vista previa" />}
      failed="No hemos podido cargar la vista previa"
      headingLevel={1}
      notFound={<Ended />}
    >
      {(known) => (
        <Stack gap={5}>
          {publicationState(known.publishedAt, new Date(currentTime())) !== 'published' && (
            <Notice tone="info" title="Vista previa">
              Así se verá esta entrada. Todavía no está publicada: no la compartas.
            </Notice>
          )}
          <PostArticle post={known} />
        </Stack>
      )}
    </QueryState>
  );
}

function Ended() {
  usePageTitle('Vista previa no disponible');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="lock"
      title="Este enlace ya no funciona"
      action={<ButtonLink href={href('blog')}>Ver el blog</ButtonLink>}
    >
      Los enlaces de vista previa caducan, y quien redacta puede retirarlos. Pide otro a quien te lo envió.
    </EmptyState>
  );
}
