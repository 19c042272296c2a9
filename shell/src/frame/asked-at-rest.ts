import { useIdle } from './idle.ts';

const everyFewMinutes = 3 * 60_000;

/**
 * For a query of the frame that no user waits for: asked when the page has come to rest, every few minutes while it is in sight,
 * and when it comes back into sight.
 */
export const useAskedAtRest = () => ({
  enabled: useIdle(true),
  refetchInterval: everyFewMinutes,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
});
