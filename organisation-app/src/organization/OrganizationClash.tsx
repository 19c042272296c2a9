import { FieldsClash, type FieldsClashProps } from '@puente/design-system/clash-notice';
import { labels } from './labels.ts';

/** Shows a colleague's changes to the fields that the user has changed, too. */
export const OrganizationClash = (conflict: Omit<FieldsClashProps, 'labels' | 'title'>) => (
  <FieldsClash
    {...conflict}
    title="Alguien de tu organización ha guardado cambios desde que la abriste"
    labels={labels}
  />
);
