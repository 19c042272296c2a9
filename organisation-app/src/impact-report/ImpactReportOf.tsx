import type { ImpactReport } from '@puente/contract/entities/impact';
import type { OrganizationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SectionNav } from '@puente/design-system/section-nav';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { saveFile } from '@puente/platform/files';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { impactFile } from './impact-file.ts';
import { impactOf } from './impact-view.ts';
import { ImpactFigures } from './ImpactFigures.tsx';
import { ImpactGoals } from './ImpactGoals.tsx';
import { ImpactWorks } from './ImpactWorks.tsx';

interface ImpactReportOfProps {
  organization: { id: OrganizationId; name: string };
  year: number | null;
}

export function ImpactReportOf({ organization, year }: ImpactReportOfProps) {
  const query = useQuery(impactOf(organization.id, year));
  useReady(!query.isPending);
  return (
    <QueryState
      query={stateOf(query)}
      skeleton={
        <>
          <VisuallyHidden role="status">Preparando el informe</VisuallyHidden>
          <SkeletonList count={4} />
        </>
      }
      failed="No hemos podido preparar el informe"
      headingLevel={2}
    >
      {(report) => (
        <Report organization={organization} report={report} isOutdated={query.isPlaceholderData} />
      )}
    </QueryState>
  );
}

interface ReportProps extends Pick<ImpactReportOfProps, 'organization'> {
  report: ImpactReport;
  /** True while the report of another year is loading. */
  isOutdated: boolean;
}

function Report({ organization, report, isOutdated }: ReportProps) {
  const addressOf = (other: number) =>
    href('impactReport', {}, { organization: organization.id, year: other });
  const save = () =>
    saveFile(impactFile(organization.name, report), {
      name: `informe-de-impacto-${report.year}.csv`,
      type: 'text/csv',
    });
  return (
    <Stack gap={7} aria-busy={isOutdated}>
      <SectionNav
        label="Años del informe"
        kind="Año"
        items={report.years.map((other) => ({
          href: addressOf(other),
          label: String(other),
          current: other === report.year,
        }))}
      />
      <Cluster data-print="hide">
        <Button variant="secondary" icon="print" onClick={() => window.print()}>
          Imprimir o guardar en PDF
        </Button>
        <Button variant="secondary" icon="download" onClick={save}>
          Descargar CSV
        </Button>
      </Cluster>
      <ImpactFigures report={report} />
      <ImpactGoals report={report} />
      <ImpactWorks report={report} />
    </Stack>
  );
}
