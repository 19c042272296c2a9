import { counted } from '@puente/contract/counted';
import { Icon } from '@puente/design-system/icon';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { HomeSection } from '../HomeSection.tsx';
import { MapLegend } from './MapLegend.tsx';
import styles from './OpenProjects.module.css';
import { provinceCounts } from './province-counts.ts';
import { ProvinceList } from './ProvinceList.tsx';
import { ProvinceMap } from './ProvinceMap.tsx';

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
