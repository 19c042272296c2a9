import { counted } from '@puente/contract/counted';
import { Cluster } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import type { ProvinceCount } from './province-counts.ts';
import styles from './ProvinceList.module.css';

/** The map's data as links to the projects of each province. */
export function ProvinceList({ provinces }: { provinces: readonly ProvinceCount[] }) {
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
