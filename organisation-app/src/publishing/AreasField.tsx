import { messageOf } from '@puente/client/api-error';
import * as studyQueries from '@puente/client/study-queries';
import { CheckboxGroup } from '@puente/design-system/field';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { useController } from '@puente/platform/forms';
import { useQuery } from '@puente/platform/query';
import { optionsOf } from '../sending/options-of.ts';
import { fieldLabels } from './project-fields.ts';
import type { SectionProps } from './section-props.ts';

/** Study areas, from the API. The rest of the form can be filled in while they come. */
export function AreasField({ form }: SectionProps) {
  const areas = useQuery(studyQueries.areas());
  const { field, fieldState } = useController({ control: form.control, name: 'study_areas' });

  if (areas.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">Cargando las áreas de estudio</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  }
  if (!areas.data) {
    return (
      <Retry
        place="section"
        title="No hemos podido cargar las áreas de estudio"
        message={messageOf(areas.error)}
        busy={areas.isFetching}
        onRetry={() => void areas.refetch()}
      />
    );
  }
  return (
    <div>
      <CheckboxGroup
        legend={fieldLabels.study_areas}
        hint="Elige una o varias."
        name={field.name}
        orientation="row"
        options={optionsOf(areas.data.map(({ name }) => name))}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
    </div>
  );
}
