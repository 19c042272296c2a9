/**
 * The only routing surface of the product, shared once by the shell: history, matching and addresses are react-router's,
 * and a page shows only when it is there (router.ts). react-router's own data router does the same for 20 KB more.
 * What is shared is shipped whole: add a name here when a page needs it.
 */
export { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
export { RouterLink } from './RouterLink.tsx';
export {
  RouterProvider,
  useLocation,
  useNavigate,
  useParams,
  useRouter,
  useRouterState,
  useSearchParams,
} from './RouterProvider.tsx';
export { createRouter, type Answer, type Place, type Router } from './router.ts';
export { useScrollRestoration } from './scroll-restoration.ts';
