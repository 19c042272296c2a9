import { openProjects } from '@puente/client/public-counts';
import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import landing from '../AudienceLanding.module.css';
import styles from './CountedLinks.module.css';
import { CountedLinks } from './CountedLinks.tsx';
import { listAt } from './figure.ts';
import { mostFirst } from './most-first.ts';

/** Number of provinces shown, equal to the number of study areas so that both lists end together. */
const shownProvinces = 5;

const what = { one: 'proyecto abierto', many: 'proyectos abiertos' };

/** Links to the open projects by study area and by province. Renders nothing when the counts cannot be loaded. */
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
