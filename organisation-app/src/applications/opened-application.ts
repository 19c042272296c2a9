import type { ApplicationId } from '@puente/contract/ids';
import { recordId } from '@puente/platform/pages';

/** The application that an address of the desk opens beside the others; null for none. Every page of the app carries this file. */
export const openedApplication = (search: URLSearchParams): ApplicationId | null =>
  recordId('application', search.get('open') ?? undefined);
