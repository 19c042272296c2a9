import { useUser } from '@puente/platform/session';
import { usePlace } from '../routing/place.ts';
import { pageIsFor, whatToDo } from './names-of-roles.ts';
import { OutletPage } from './OutletPage.tsx';

/** Message on a page for other roles than the signed-in user's. */
export function OtherRole() {
  const heading = pageIsFor(usePlace()?.route.roles ?? [], useUser()?.profileType);
  return (
    <OutletPage title="Sin permiso" heading={heading} icon="lock">
      {whatToDo}
    </OutletPage>
  );
}
