import { useState } from 'react';
import { postQueries } from '@puente/client/content';
import type { Post } from '@puente/contract/entities/content';
import type { PostId } from '@puente/contract/ids';
import { publicationState } from '@puente/contract/publication';
import { currentTime } from '@puente/contract/relative-time';
import { DetailColumns } from '@puente/design-system/details';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { recordId } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { DeleteText } from './DeleteText.tsx';
import { momentWords } from './moment-words.ts';
import { PostForm } from './PostForm.tsx';
import { PostHistory } from './PostHistory.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { TextGone } from './TextGone.tsx';
import { TextToEdit } from './TextToEdit.tsx';

/** /staff/textos/entradas/:id: form of a post, its publication, preview and history. Only for editors. */
export default function StaffPostPage() {
  const id = recordId('post', useParams().id);
  return <Container>{id === null ? <TextGone /> : <PostToEdit key={id} id={id} />}</Container>;
}

function PostToEdit({ id }: { id: PostId }) {
  const post = useQuery(postQueries.one(id));
  return (
    <TextToEdit query={post} titleOf={({ title }) => title}>
      {(known) => <Editor post={known} />}
    </TextToEdit>
  );
}

function Editor({ post }: { post: Post }) {
  /** Changes when a former version was restored, which fills the form again. */
  const [restored, setRestored] = useState(0);
  return (
    <Stack gap={6}>
      <Link href={lastList(href('staffTexts'))}>Volver a los textos</Link>
      <PageHeader
        eyebrow="Entrada del blog"
        title={post.title}
        lead={standingOf(post)}
        actions={
          publicationState(post.publishedAt, new Date(currentTime())) === 'published' && (
            <ButtonLink href={href('post', { slug: post.url })} variant="secondary">
              Ver en el blog
            </ButtonLink>
          )
        }
      />
      <DetailColumns
        aside={
          <Stack gap={5}>
            <PreviewLink post={post} />
            <DeleteText text={{ kind: 'post', id: post.id, title: post.title }} />
          </Stack>
        }
      >
        <Stack gap={8}>
          <PostForm key={restored} post={post} />
          <PostHistory post={post} onRestored={() => setRestored(restored + 1)} />
        </Stack>
      </DetailColumns>
    </Stack>
  );
}

/** Says who can read the post, and since or from when. */
function standingOf({ publishedAt }: Post): string {
  if (publishedAt === null) return 'Borrador: solo la ve el equipo de redacción.';
  return publicationState(publishedAt, new Date(currentTime())) === 'scheduled'
    ? `Programada: se publica el ${momentWords(publishedAt)} (hora peninsular).`
    : `Publicada el ${momentWords(publishedAt)}.`;
}
