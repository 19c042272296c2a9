import { messageOf } from '@puente/client/api-error';
import { decideOnOrganization } from '@puente/client/organization-verification';
import { Consequences } from '@puente/design-system/consequences';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { checkedOrganization } from './checked-organization.ts';
import type { DecisionDialogProps } from './decision-dialog.ts';
import { decisionOf, decisionWords } from './decisions.ts';
import { MailPreview } from './MailPreview.tsx';

/** Confirms a verification, or access to the Talent Corner. */
export default function GivingDialog({
  decision,
  organization,
  onDecided,
  onClose,
}: DecisionDialogProps<'verified' | 'talentGiven'>) {
  const queryClient = useQueryClient();
  const words = decisionWords[decision];
  const asked = decisionOf(decision, organization);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => decideOnOrganization(organization.id, asked),
    onSuccess: async ({ changed }) => {
      await onDecided(changed);
      onClose();
    },
    // The name or the web may have changed: the page shows the new ones behind the dialog.
    onError: () => queryClient.invalidateQueries({ queryKey: checkedOrganization(organization.id).queryKey }),
  });
  return (
    <FormDialog
      title={words.question(organization.name)}
      submitLabel={words.label}
      cancelLabel="Cancelar"
      busy={isPending}
      failure={error && messageOf(error)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <Consequences groups={[{ title: 'Qué cambia', lines: words.consequences }]} />
      <MailPreview id={organization.id} decision={asked} />
    </FormDialog>
  );
}
