import { messageOf } from '@puente/client/api-error';
import type { OrganizationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { SectionNav } from '@puente/design-system/section-nav';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { saveFile } from '@puente/platform/files';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
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
  const { data: report, ...asked } = useQuery(impactOf(organization.id, year));
  useReady(!asked.isPending);

  if (asked.isPending) {
    return (
      <>
        <VisuallyHidden role="status">Preparando el informe</VisuallyHidden>
        <SkeletonList count={4} />
      </>
    );
  }
  if (!report) {
    return (
      <Retry
        place="page"
        headingLevel={2}
        title="No hemos podido preparar el informe"
        message={asked.error ? messageOf(asked.error) : ''}
        busy={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    );
  }

  const addressOf = (other: number) =>
    href('impactReport', {}, { organization: organization.id, year: other });
  const save = () =>
    saveFile(impactFile(organization.name, report), {
      name: `informe-de-impacto-${report.year}.csv`,
      type: 'text/csv',
    });
  return (
    <Stack gap={7} aria-busy={asked.isPlaceholderData}>
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
