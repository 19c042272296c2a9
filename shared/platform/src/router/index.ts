/**
 * The only routing surface of the product, shared once by the shell.
 * Sharing react-router-dom whole costs 26 KB more: add a name here when a page needs it.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link as RouterLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
