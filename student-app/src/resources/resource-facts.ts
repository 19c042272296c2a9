import { resourcePurposes, resourceStages } from '@puente/contract/constants/resources';
import { counted } from '@puente/contract/counted';
import type { Resource } from '@puente/contract/entities/content';
import { factLine } from '@puente/design-system/details';

/** Purposes and stage of a resource: 'Apoyo para tu TFG/M · Mientras lo haces'. */
export const purposeLine = ({
  purposes,
  tfx_status: stage,
}: Pick<Resource, 'purposes' | 'tfx_status'>): string =>
  factLine([...purposes.map((code) => resourcePurposes[code]), stage && resourceStages[stage]]);

/** '1 recurso', '29 recursos'. */
export const resourceCount = (total: number): string => counted(total, 'recurso', 'recursos');
