import { useInBrowser } from '@puente/platform/ui';

/** Whether the page is as the server drew it: until React has taken it over. */
export const useDrawnByServer = (): boolean => useInBrowser(() => false, true);
