import { useInBrowser } from '@puente/platform/ui';

/** True until hydration, while the page shows the server's HTML. */
export const useDrawnByServer = (): boolean => useInBrowser(() => false, true);
