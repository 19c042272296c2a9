import type { OrganizationId } from '@puente/contract/ids';
import { SectionNav } from '@puente/design-system/section-nav';
import type { ListControls } from '@puente/platform/list-page';
import { useQuery } from '@puente/platform/query';
import { ownProjectFacets, ownProjectSearch } from './own-project-search.ts';

interface OwnProjectStatusesProps {
  organization: OrganizationId;
  controls: ListControls<'q' | 'status'>;
}

/** Status filter with the number of projects in each status. Empty statuses are left out. */
export function OwnProjectStatuses({ organization, controls }: OwnProjectStatusesProps) {
  const { search, hrefOf, facet } = controls;
  const counts = useQuery(ownProjectFacets(organization, search)).data;
  const { options, chosen } = facet('status', counts);
  const shown = counts
    ? options.filter(({ value, count = 0 }) => count > 0 || chosen.includes(value))
    : options.filter(({ value }) => chosen.includes(value));
  const item = (label: string, values: string[], count: number | undefined) => ({
    href: hrefOf(ownProjectSearch.choose(search, 'status', values)),
    label,
    current: values[0] === chosen[0],
    count,
  });
  return (
    <SectionNav
      label="Proyectos por estado"
      kind="Estado"
      items={[
        item('Todos', [], counts && options.reduce((sum, { count = 0 }) => sum + count, 0)),
        ...shown.map(({ value, label, count }) => item(label, [value], count)),
      ]}
    />
  );
}
