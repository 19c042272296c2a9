import { createStore, type StoreApi, useStore } from 'zustand';

/** Hook that reads a store, with the store's functions for code outside React. */
export interface PageStore<State extends object> extends StoreApi<State> {
  (): State;
  <Part>(select: (state: State) => Part): Part;
}

/** Functions that give a store its first state again. */
const restorers = new Set<() => void>();

/**
 * Creates a store of the page view. During hydration its hook reads the current state, which the server drew the page with. On the server
 * every page has fresh stores (`refreshStores`).
 * @param first returns the first state
 */
export function createPageStore<State extends object>(first: () => State): PageStore<State> {
  const store = createStore<State>()(first);
  if (typeof document === 'undefined') restorers.add(() => store.setState(first(), true));
  const shown = { ...store, getInitialState: store.getState };
  const use = <Part>(select: (state: State) => Part | State = (state) => state) => useStore(shown, select);
  return Object.assign(use as PageStore<State>, store);
}

/** Gives every store its first state. On the server only, before and after each page. */
export function refreshStores(): void {
  for (const restore of restorers) restore();
}
