/**
 * The part of react-router that the product uses, shared once by the shell. A shared module is shipped whole, so export a name only when a
 * page needs it.
 */
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  Outlet,
  redirect,
  replace,
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
  type Location,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type NavigateFunction,
  type NavigateOptions,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
// By itself: react-router-dom has it from another package, and of two packages behind one statement webpack writes now one
// first, now the other. Each time the shell's own file would be another.
export { RouterProvider } from 'react-router-dom';
export { useAddressRecording, useWayBack } from './previous-addresses.ts';
