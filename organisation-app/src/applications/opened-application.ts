import type { ApplicationId } from '@puente/contract/ids';
import { recordId } from '@puente/platform/pages';

/**
 * Returns the application that the address opens in the reading pane; null for none. Keep this file small: every page of the app loads it.
 */
export const openedApplication = (search: URLSearchParams): ApplicationId | null =>
  recordId('application', search.get('open') ?? undefined);
