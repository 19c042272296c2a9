import { usePlace } from '../routing/place.ts';
import { pageIsFor, whatToDo } from './names-of-roles.ts';
import { OutletPage } from './OutletPage.tsx';

/** Message on a page for other roles than the signed-in user's. */
export function OtherRole() {
  return (
    <OutletPage title="Sin permiso" heading={pageIsFor(usePlace()?.route.roles ?? [])} icon="lock">
      {whatToDo}
    </OutletPage>
  );
}
