/** Renders a page on the server with the same router. Not shared: only the shell's server build contains it. */
import type { CurrentUser } from '@puente/contract/entities/user';
import { useSession } from '../session/store.ts';

export { refreshStores } from '../page-store.ts';
export { takePageHead, type WrittenHead } from '../ui/page-head.ts';

/** Signs a user in for the page that is rendered next. */
export const renderAs = (user: CurrentUser): void => useSession.setState({ status: 'authenticated', user });

export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
