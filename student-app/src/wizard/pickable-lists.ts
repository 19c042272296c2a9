import { degreePages } from '@puente/client/degree-pages';
import { universityPages } from '@puente/client/university-pages';
import { opensExtension } from '@puente/contract/forms/extensions';
import type { FieldValues, PickedItem } from '@puente/contract/forms/field-definition';
import type { FieldSources } from '@puente/design-system/form-fields';
import type { QueryClient } from '@puente/platform/query';

/** Lists for the wizard's search fields. Degrees are limited to the chosen university and kind of studies. */
export function pickableLists(
  queryClient: QueryClient,
  { university, study_type: type }: FieldValues,
): FieldSources {
  return {
    pick: {
      university: universityPages(queryClient),
      degrees: degreePages(queryClient, {
        university: nameOf(university),
        type: type === 'Grado' || type === 'Máster' ? type : undefined,
      }),
    },
  };
}

/** Returns the name of a listed university. The degrees of 'Otra' are unknown. */
function nameOf(chosen: FieldValues[string] | undefined): string | undefined {
  const [first] = Array.isArray(chosen) ? (chosen as readonly PickedItem[]) : [];
  return first && !opensExtension(first) ? first.name : undefined;
}
