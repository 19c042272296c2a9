import { FieldsClash, type FieldsClashProps } from '@puente/design-system/clash-notice';
import { labels } from './labels.ts';

/** Shows a colleague's changes of the organisation, in the fields that were changed here, too. */
export const OrganizationClash = (conflict: Omit<FieldsClashProps, 'labels' | 'title'>) => (
  <FieldsClash
    {...conflict}
    title="Alguien de tu organización ha guardado cambios desde que la abriste"
    labels={labels}
  />
);
