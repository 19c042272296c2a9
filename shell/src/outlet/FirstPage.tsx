import { createContext, useContext, useLayoutEffect } from 'react';
import { PagePending } from './PagePending.tsx';

/** Reports whether the first page of the visit is still loading: the router does not count it as a navigation. */
export const FirstPageContext = createContext<(pending: boolean) => void>(() => {});

/** Placeholder until the first page has loaded. */
export function FirstPagePending() {
  const setPending = useContext(FirstPageContext);
  useLayoutEffect(() => {
    setPending(true);
    return () => setPending(false);
  }, [setPending]);
  return <PagePending />;
}
