import type { Work } from '@puente/contract/entities/work';
import { href } from '@puente/platform/links';
import { openingOf, type PageHead } from '@puente/platform/ui';
import { authorOf } from './work-facts.ts';

/** What search engines and shared links are told of a work: a finished one is a thesis. */
export function workHead(work: Work): PageHead {
  const { id, title, summary, status, student, publishedAt, tfxDate, tags, language } = work;
  const author = authorOf(work);
  return {
    title,
    description: openingOf(summary),
    path: href('work', { id }),
    ...(status === 'finished' && {
      data: () => ({
        '@type': 'Thesis',
        name: title,
        abstract: summary,
        ...(author !== null && {
          author: {
            '@type': 'Person',
            name: author,
            ...(student?.university && {
              affiliation: { '@type': 'CollegeOrUniversity', name: student.university },
            }),
          },
        }),
        ...(student?.degree && { inSupportOf: student.degree }),
        ...(tags.length > 0 && { keywords: tags.join(', ') }),
        ...(language !== null && { inLanguage: language }),
        datePublished: tfxDate ?? publishedAt ?? undefined,
      }),
    }),
  };
}
