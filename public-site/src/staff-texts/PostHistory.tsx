import { postQueries } from '@puente/client/content';
import { restorePost, staffTextQueries } from '@puente/client/staff-texts';
import type { Post } from '@puente/contract/entities/content';
import type { PostValues } from '@puente/contract/entities/staff-text';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { momentWords } from './moment-words.ts';
import { TextHistory } from './TextHistory.tsx';

const words = {
  title: 'título',
  url: 'dirección',
  description: 'descripción',
  author: 'firma',
  tags: 'temas',
  banner: 'imagen de portada',
  bannerText: 'texto alternativo de la portada',
  content: 'texto',
  metatitle: 'título para buscadores',
  metadescription: 'descripción para buscadores',
  publishedAt: 'publicación',
} as const satisfies Record<keyof PostValues, string>;

interface PostHistoryProps {
  post: Post;
  /** Fills the form again. */
  onRestored: () => void;
}

export function PostHistory({ post: { id, updatedAt }, onRestored }: PostHistoryProps) {
  const queryClient = useQueryClient();
  return (
    <TextHistory
      newest={useQuery(staffTextQueries.postVersions(id))}
      readOlder={(before) => queryClient.fetchQuery(staffTextQueries.postVersions(id, before))}
      words={words}
      valueOf={valueOf}
      stays="Su dirección y su publicación no cambian"
      onRestore={async (version) => {
        const restored = await restorePost(id, version, updatedAt);
        queryClient.setQueryData(postQueries.one(id).queryKey, restored);
        await queryClient.invalidateQueries({ queryKey: postQueries.key });
        onRestored();
      }}
      onOutdated={() => void queryClient.invalidateQueries({ queryKey: postQueries.key })}
    />
  );
}

function valueOf(values: PostValues, field: keyof PostValues): string {
  if (field === 'publishedAt')
    return values.publishedAt === null ? 'Borrador' : momentWords(values.publishedAt);
  if (field === 'banner') return values.banner === null ? '' : `Archivo ${values.banner}`;
  const value = values[field];
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}
