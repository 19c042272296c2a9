import { useIdle } from './idle.ts';

const everyFewMinutes = 3 * 60_000;

/**
 * Options for background queries of the frame: fetch when the page is idle, every few minutes while it is visible, and when it becomes
 * visible again.
 */
export const useBackgroundRefetch = () => ({
  enabled: useIdle(true),
  refetchInterval: everyFewMinutes,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
});
