import { openDataProvinceCounting } from '@puente/contract/constants/open-data';
import type { OpenData } from '@puente/contract/entities/open-data';
import { limits } from '@puente/contract/limits';
import { BarTable } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';

/** Number of projects by province, for provinces with enough of them. */
export function ProvinceTable({ provinces }: Pick<OpenData, 'provinces'>) {
  if (provinces.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="provinces">
      <Heading level={2} id="provinces">
        Proyectos por provincia
      </Heading>
      <BarTable
        caption={`${openDataProvinceCounting} Solo salen las provincias con ${limits.openData.fewest} o más.`}
        columns={['Provincia', 'Proyectos publicados']}
        rows={provinces.map(({ province, projects }) => ({
          key: province,
          name: province,
          value: projects,
          text: String(projects),
        }))}
        most={Math.max(...provinces.map(({ projects }) => projects))}
      />
    </Stack>
  );
}
