import { publishedWorks } from '@puente/client/public-counts';
import { Heading } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import landing from '../AudienceLanding.module.css';
import { CountedLinks } from './CountedLinks.tsx';
import { listAt } from './figure.ts';
import { mostFirst } from './most-first.ts';

const what = { one: 'trabajo', many: 'trabajos' };

/** Filters of the repository: parameter of the address, and facet of the API. */
const facets = { area: 'study_areas', university: 'university' } as const;

interface WorksByProps {
  filter: keyof typeof facets;
  title: string;
  text: string;
  listTitle: string;
}

/** Number of options shown. It equals the number of study areas; there are many more universities. */
const shown = 6;

/** Links to the published works by area or university, most frequent first. Renders nothing when the counts cannot be loaded. */
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
