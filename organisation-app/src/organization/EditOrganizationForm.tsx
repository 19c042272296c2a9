import * as organizationQueries from '@puente/client/organization-queries';
import { updateOrganization } from '@puente/client/organizations';
import type { Organization } from '@puente/contract/entities/organization';
import { organizationFields, type OrganizationFields } from '@puente/contract/forms/organization-data';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { namedSummaryOf, useDraft, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { FormFoot } from '../sending/FormFoot.tsx';
import { ActivityFields } from './ActivityFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { CreationNotice } from './CreationNotice.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { LinkedInField } from './LinkedInField.tsx';
import { LosesVerification } from './LosesVerification.tsx';
import { answersOf } from './answers-of.ts';
import { labels } from './labels.ts';
import { renamed } from './with-organization.ts';

export function EditOrganizationForm({ organization }: { organization: Organization }) {
  const form = useForm<OrganizationFields>({
    resolver: zodResolver(organizationFields),
    defaultValues: answersOf(organization),
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, submitCount } = form.formState;
  const draft = useDraft(`organization-${organization.id}`, form);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const sending = useSending(form, async (values) => {
    const { data } = await updateOrganization(organization.id, values);
    draft.forget();
    updateUser((user) => renamed(user, { id: data.id, name: data.name }));
    await queryClient.invalidateQueries({ queryKey: organizationQueries.key });
    showToast({ tone: 'success', message: `Hemos guardado los datos de ${data.name}.` });
    void navigate(href('organizationProjects'));
  });

  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={7}>
        <ErrorSummary errors={namedSummaryOf(errors, labels)} attempt={submitCount} />
        <DraftNotice {...draft.notice} />
        <IdentityFields form={form} />
        <ActivityFields form={form}>
          <LinkedInField form={form} />
        </ActivityFields>
        <ContactFields form={form} />
        <FormFoot
          sending={sending}
          label="Guardar cambios"
          failed="No hemos podido guardar los cambios"
          actions={
            <ButtonLink variant="secondary" href={href('organizationProjects')}>
              Cancelar
            </ButtonLink>
          }
        >
          <LosesVerification organization={organization} form={form} />
          <CreationNotice />
        </FormFoot>
      </Stack>
    </form>
  );
}
