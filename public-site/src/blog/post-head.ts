import { brand } from '@puente/contract/brand';
import type { Post } from '@puente/contract/entities/content';
import { href } from '@puente/platform/links';
import type { PageHead } from '@puente/platform/ui';
import { readingTimeOf } from './post-facts.ts';

const house = { '@type': 'Organization', name: brand.name };

/** Metadata of a post for search engines and shared links, or of a missing post. */
export function headOf(post: Post | null): PageHead {
  if (post === null) return { title: 'Entrada no encontrada', isMissing: true };
  const { title, description, metatitle, metadescription, author, url, cover, publishedAt, updatedAt } = post;
  // Link previews do not support SVG images.
  const image = cover === null || cover.endsWith('.svg') ? undefined : cover;
  return {
    title: metatitle ?? title,
    description: metadescription ?? description,
    facts: [readingTimeOf(post)],
    path: href('post', { slug: url }),
    image,
    ...(publishedAt !== null && {
      data: () => ({
        '@type': 'BlogPosting',
        headline: title,
        author: author === null ? house : { '@type': 'Person', name: author },
        publisher: house,
        datePublished: publishedAt,
        dateModified: updatedAt,
        inLanguage: 'es',
        ...(image !== undefined && { image }),
      }),
    }),
  };
}
