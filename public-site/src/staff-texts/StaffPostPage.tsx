import { useState } from 'react';
import { postQueries } from '@puente/client/content';
import { createPostPreviewLink, endPostPreviewLink, staffTextQueries } from '@puente/client/staff-texts';
import type { Post } from '@puente/contract/entities/content';
import type { PostId } from '@puente/contract/ids';
import { publicationState } from '@puente/contract/publication';
import { currentTime } from '@puente/contract/relative-time';
import { Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { DeleteText } from './DeleteText.tsx';
import { EditorLayout } from './EditorLayout.tsx';
import { standingWords } from './moment-words.ts';
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
    <EditorLayout
      kind="Entrada del blog"
      title={post.title}
      standing={standingWords(post.publishedAt, 'a')}
      actions={
        publicationState(post.publishedAt, new Date(currentTime())) === 'published' && (
          <ButtonLink href={href('post', { slug: post.url })} variant="secondary">
            Ver en el blog
          </ButtonLink>
        )
      }
      aside={
        <>
          <PostPreviewLink id={post.id} />
          <DeleteText text={{ kind: 'post', id: post.id, title: post.title }} />
        </>
      }
    >
      <PostForm key={restored} post={post} />
      <PostHistory post={post} onRestored={() => setRestored(restored + 1)} />
    </EditorLayout>
  );
}

function PostPreviewLink({ id }: { id: PostId }) {
  const queryClient = useQueryClient();
  const query = staffTextQueries.postPreviewLink(id);
  return (
    <PreviewLink
      what="la entrada como está guardada"
      path={href('postPreview')}
      link={useQuery(query)}
      create={() => createPostPreviewLink(id)}
      end={() => endPostPreviewLink(id)}
      onChange={(link) => queryClient.setQueryData(query.queryKey, link)}
    />
  );
}
