import type { workLanguages } from '@puente/contract/constants/works';
import type { Work } from '@puente/contract/entities/work';
import { href } from '@puente/platform/links';
import { openingOf, type PageHead } from '@puente/platform/ui';
import { authorOf } from './work-facts.ts';

/** Metadata of a work for search engines and shared links. A finished work is a thesis. */
export function workHead(work: Work): PageHead {
  const { id, title, summary, status, student, publishedAt, tfxDate, tags, language } = work;
  const author = authorOf(work);
  return {
    title,
    owner: author,
    description: openingOf(summary),
    facts: [student?.university, student?.degree],
    path: href('work', { id }),
    ...(status === 'finished' &&
      publishedAt !== null && {
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
          ...codeOf(language),
          datePublished: tfxDate ?? publishedAt,
        }),
      }),
  };
}

/** BCP 47 language tags. Valencian is Catalan there. */
const codes: Readonly<Record<(typeof workLanguages)[number], string | undefined>> = {
  Español: 'es',
  Catalán: 'ca',
  Gallego: 'gl',
  Euskera: 'eu',
  Valenciano: 'ca',
  Inglés: 'en',
  Francés: 'fr',
  Portugués: 'pt',
  Otro: undefined,
};

function codeOf(language: string | null): { inLanguage?: string } {
  const [, code] = Object.entries(codes).find(([name]) => name === language) ?? [];
  return code === undefined ? {} : { inLanguage: code };
}
