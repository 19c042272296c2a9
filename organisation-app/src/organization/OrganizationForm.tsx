import { createOrganization } from '@puente/client/organizations';
import { organizationFields, type OrganizationFields } from '@puente/contract/forms/organization-data';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { namedSummaryOf, useDraft, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { FormFoot } from '../sending/FormFoot.tsx';
import { ActivityFields } from './ActivityFields.tsx';
import { CreationNotice } from './CreationNotice.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { labels } from './labels.ts';
import { withOrganization } from './with-organization.ts';

export function OrganizationForm() {
  const form = useForm<OrganizationFields>({
    resolver: zodResolver(organizationFields),
    defaultValues: { name: '', description: '', web: '' },
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, submitCount } = form.formState;
  const draft = useDraft('organization-new', form);
  const navigate = useNavigate();

  const sending = useSending(form, async ({ web, ...values }) => {
    const { data } = await createOrganization({ ...values, ...(web && { web }) });
    draft.forget();
    updateUser((user) => withOrganization(user, { id: data.id, name: data.name }));
    showToast({
      tone: 'success',
      message: `${data.name} ya está en la plataforma. Ahora, publica tu primer proyecto.`,
    });
    void navigate(href('projectCreate'));
  });

  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={7}>
        <ErrorSummary errors={namedSummaryOf(errors, labels)} attempt={submitCount} />
        <DraftNotice {...draft.notice} />
        <IdentityFields form={form} />
        <ActivityFields form={form} />
        <FormFoot sending={sending} label="Crear organización" failed="No hemos podido crear la organización">
          <CreationNotice />
        </FormFoot>
      </Stack>
    </form>
  );
}
