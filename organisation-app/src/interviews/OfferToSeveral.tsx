import type { DeskApplication } from '@puente/contract/entities/desk';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { fullName } from '../applications/desk-listing.ts';
import { peopleIn } from '../applications/moves.ts';
import { mayOffer } from './may-offer.ts';

/** Button to offer the same times to all of the chosen applicants. Nothing unless each of them can get an offer. */
export function OfferToSeveral({ applications }: { applications: readonly DeskApplication[] }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "interview" */ './OfferDialog.tsx'),
  );
  const [first] = applications;
  if (!first || !applications.every(mayOffer)) return null;
  return (
    <>
      <Button size="sm" variant="secondary" icon="calendar" {...button}>
        Ofrecer una entrevista
      </Button>
      {Dialog && isOpen && (
        <Dialog
          applications={applications.map(({ id }) => id)}
          people={applications.length === 1 ? fullName(first) : peopleIn(applications.length)}
          onClose={close}
        />
      )}
    </>
  );
}
