import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { Work } from '@puente/contract/entities/work';
import { Button } from '@puente/design-system/button';
import { VisuallyHidden } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useUser } from '@puente/platform/session';
import { useFollowUp } from './use-follow-up.ts';

/** Starts a project that continues a work. Users of several organisations choose one first. */
export function FollowUp({ work }: { work: Work }) {
  const [first, ...others] = organizationsOf(useUser());
  const { busy, propose } = useFollowUp(work);
  const choice = useDialogOnPress(() => import(/* webpackChunkName: "followUp" */ './FollowUpDialog.tsx'));
  if (!first) return null;
  const isOne = others.length === 0;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        {...(isOne ? { busy, onClick: () => void propose(first.id) } : choice.button)}
      >
        Proponer continuarlo
        <VisuallyHidden>{`: ${work.title}`}</VisuallyHidden>
      </Button>
      {choice.Dialog && choice.isOpen && (
        <choice.Dialog
          busy={busy}
          onChosen={(organization) => void propose(organization)}
          onClose={choice.close}
        />
      )}
    </>
  );
}
