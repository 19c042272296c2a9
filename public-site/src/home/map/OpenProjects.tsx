import { counted } from '@puente/contract/counted';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { HomeSection } from '../HomeSection.tsx';
import styles from './OpenProjects.module.css';
import { type ProvinceCount, provinceCounts } from './province-counts.ts';
import { MapLegend, ProvinceMap } from './ProvinceMap.tsx';

interface OpenProjectsProps {
  /** Open projects by province. */
  places: Readonly<Record<string, number>>;
  /** Open projects that can be done from anywhere. */
  remote: number;
}

/** Open projects by province, as a map and as links for everyone. */
export function OpenProjects({ places, remote }: OpenProjectsProps) {
  const provinces = provinceCounts(places);
  if (provinces.length === 0) return null;
  const placed = provinces.reduce((sum, { projects }) => sum + projects, 0);
  return (
    <HomeSection
      id="map"
      title="Dónde están los proyectos abiertos"
      lead={`${counted(placed, 'proyecto', 'proyectos')} en ${counted(provinces.length, 'provincia', 'provincias')}. Elige la tuya.`}
      ground="sunken"
    >
      <div className={styles.columns}>
        <Stack gap={4}>
          <ProvinceMap counts={places} />
          <MapLegend />
        </Stack>
        <Stack gap={5}>
          <ProvinceList provinces={provinces} />
          {remote > 0 && (
            <p className={styles.remote}>
              <Icon name="globe" />
              <span>
                Y {counted(remote, 'proyecto', 'proyectos')} a distancia, desde cualquier sitio.{' '}
                <Link href={href('projects', {}, { modality: 'remote' })}>Ver los proyectos en remoto</Link>
              </span>
            </p>
          )}
        </Stack>
      </div>
    </HomeSection>
  );
}

/** The map's data as links to the projects of each province. */
function ProvinceList({ provinces }: { provinces: readonly ProvinceCount[] }) {
  return (
    <Cluster as="ul" gap={2} aria-label="Proyectos abiertos por provincia">
      {provinces.map(({ province, projects }) => (
        <li key={province}>
          <Link href={href('projects', {}, { province })} variant="quiet" className={styles.province}>
            {province}
            <span className={styles.number} aria-hidden="true">
              {projects}
            </span>
            <VisuallyHidden>{`: ${counted(projects, 'proyecto', 'proyectos')}`}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </Cluster>
  );
}
