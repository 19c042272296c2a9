import { type ComponentType, lazy, useState } from 'react';
import type { QueryClient } from '../query/index.ts';
import { noteChunk } from './note-chunk.ts';

interface PagePart<Props> {
  Part: ComponentType<Props>;
  /** Loads the part's code while the page's code is loading. Call it in the page's prefetch, so that hydration finds the code. */
  prefetchPart: (queryClient: QueryClient) => void;
}

/**
 * Creates a component whose code is a chunk of its own, and which may be on the first screen of a page.
 * @param chunk its `webpackChunkName`
 * @param load must handle a failure itself, as React never retries a lazy component
 */
export function pagePart<Props extends object>(
  chunk: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): PagePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loading = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  const Waiting = lazy(loading);

  function Part(props: Props) {
    noteChunk(chunk);
    // One and the same for as long as the part is on the page: another component would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? (Waiting as ComponentType<Props>));
    return <Shown {...props} />;
  }

  const prefetchPart = (queryClient: QueryClient) =>
    void queryClient.prefetchQuery({
      queryKey: ['page-part', chunk],
      queryFn: () => loading().then(() => true),
      retry: false,
    });
  return { Part, prefetchPart };
}
