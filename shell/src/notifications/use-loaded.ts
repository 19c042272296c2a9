import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads a component on demand. Unlike `lazy`, a failure does not take the header down, and can be retried.
 * @param load must be the same function on every call
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
