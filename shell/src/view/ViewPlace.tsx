import { useUser } from '@puente/platform/session';
import { useLoaded } from '../notifications/use-loaded.ts';

const loadBanner = async () =>
  (await import(/* webpackChunkName: "viewBanner" */ './ViewBanner.tsx')).ViewBanner;

/** Place of the banner for staff who see the platform as another person. Nobody else loads it. */
export function ViewPlace() {
  const user = useUser();
  const { Component: Banner } = useLoaded(loadBanner, user?.view !== undefined);
  return Banner && user?.view ? <Banner user={user} view={user.view} /> : null;
}
