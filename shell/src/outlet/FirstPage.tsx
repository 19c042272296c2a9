import { createContext, useContext, useLayoutEffect } from 'react';
import { PagePending } from './PagePending.tsx';

/** Says whether the first page of the visit is still on its way: the router counts its load as no navigation. */
export const FirstPageContext = createContext<(pending: boolean) => void>(() => {});

/** In the place of the first page until it is there. */
export function FirstPagePending() {
  const setPending = useContext(FirstPageContext);
  useLayoutEffect(() => {
    setPending(true);
    return () => setPending(false);
  }, [setPending]);
  return <PagePending />;
}
