import { openProjects } from '@puente/client/public-counts';
import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import landing from '../AudienceLanding.module.css';
import { CountedLinks } from './CountedLinks.tsx';
import styles from './CountedLinks.module.css';
import { mostFirst } from './most-first.ts';
import { listAt } from './figure.ts';

/** As many provinces as there are study areas: both lists end alike. */
const shownProvinces = 5;

const what = { one: 'proyecto abierto', many: 'proyectos abiertos' };

/** Where the open projects are: by what one studies, and by where one lives. Nothing where they cannot be counted. */
export function OpenProjectsBy() {
  const { data } = useQuery(openProjects());
  const areas = mostFirst(data?.facets?.study_areas);
  const provinces = mostFirst(data?.facets?.location);
  if (areas.length === 0 && provinces.length === 0) return null;
  return (
    <section className={landing.section} aria-labelledby="open-projects">
      <Container>
        <Heading level={2} id="open-projects" className={landing.title}>
          Empieza por lo tuyo
        </Heading>
        <div className={styles.lists}>
          <CountedLinks
            title="Proyectos abiertos por área de estudio"
            counts={areas}
            what={what}
            hrefOf={(area) => listAt('projects', [['area', area]])}
          />
          <CountedLinks
            title="Provincias con más proyectos abiertos"
            counts={provinces.slice(0, shownProvinces)}
            what={what}
            hrefOf={(province) => listAt('projects', [['province', province]])}
          />
        </div>
      </Container>
    </section>
  );
}
