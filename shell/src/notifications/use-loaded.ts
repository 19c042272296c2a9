import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched once it is wanted. Not `lazy`: React keeps a failure for ever; here a
 * failure must not take the header with it, and is tried again.
 * @param load the same function at each call
 */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>, wanted: boolean) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || failed || Component !== undefined) return;
    let waiting = true;
    load().then(
      (component) => waiting && setComponent(() => component),
      () => waiting && setFailed(true),
    );
    return () => void (waiting = false);
  }, [load, wanted, failed, Component]);

  return { Component, failed, again: () => setFailed(false) };
}
