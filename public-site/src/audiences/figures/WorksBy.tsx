import { publishedWorks } from '@puente/client/public-counts';
import { Heading } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import landing from '../AudienceLanding.module.css';
import { CountedLinks } from './CountedLinks.tsx';
import { mostFirst } from './most-first.ts';
import { listAt } from './figure.ts';

const what = { one: 'trabajo', many: 'trabajos' };

/** A filter of the repository: its name in the address, and that of its counts. */
const facets = { area: 'study_areas', university: 'university' } as const;

interface WorksByProps {
  filter: keyof typeof facets;
  title: string;
  text: string;
  listTitle: string;
}

/** A list of the length of the study areas: of universities there are many more. */
const shown = 6;

/** The published works by area or university, those with the most first. Nothing where they cannot be counted. */
export function WorksBy({ filter, title, text, listTitle }: WorksByProps) {
  const { data } = useQuery(publishedWorks());
  const counts = mostFirst(data?.facets?.[facets[filter]]).slice(0, shown);
  if (counts.length === 0) return null;
  return (
    <section className={landing.section} aria-labelledby="works-by">
      <Container className={landing.sideBySide}>
        <Stack gap={3}>
          <Heading level={2} id="works-by">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        <CountedLinks
          title={listTitle}
          counts={counts}
          what={what}
          hrefOf={(name) => listAt('workRepository', [[filter, name]])}
        />
      </Container>
    </section>
  );
}
