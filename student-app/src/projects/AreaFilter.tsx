import { messageOf } from '@puente/client/api-error';
import * as studyQueries from '@puente/client/study-queries';
import { Button } from '@puente/design-system/button';
import { CheckboxGroup } from '@puente/design-system/field';
import { Notice } from '@puente/design-system/notice';
import { Skeleton } from '@puente/design-system/skeleton';
import { useQuery } from '@puente/platform/query';

interface AreaFilterProps {
  chosen: readonly string[];
  onChoose: (areas: string[]) => void;
}

export function AreaFilter({ chosen, onChoose }: AreaFilterProps) {
  const areas = useQuery(studyQueries.areas());

  if (areas.isPending) return <Skeleton lines={6} />;
  if (areas.isError) {
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" size="sm" icon="refresh" onClick={() => void areas.refetch()}>
            Cargar las áreas
          </Button>
        }
      >
        No hemos podido cargar las áreas de estudio. {messageOf(areas.error)}
      </Notice>
    );
  }
  return (
    <CheckboxGroup
      legend="Área de estudio"
      name="area"
      options={areas.data.map(({ name }) => ({ value: name, label: name }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}
