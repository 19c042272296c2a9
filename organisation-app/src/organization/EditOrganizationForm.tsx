import type { Organization } from '@puente/contract/entities/organization';
import { type OrganizationFields, organizationFields } from '@puente/contract/forms/organization-data';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice, Form } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { namedSummaryOf, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { FormFoot } from '../sending/FormFoot.tsx';
import { ActivityFields } from './ActivityFields.tsx';
import { answersOf } from './answers-of.ts';
import { ContactFields } from './ContactFields.tsx';
import { CreationNotice } from './CreationNotice.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { labels } from './labels.ts';
import { LinkedInField } from './LinkedInField.tsx';
import { LosesVerification } from './LosesVerification.tsx';
import { OrganizationClash } from './OrganizationClash.tsx';
import { useOrganizationForm } from './use-organization-form.ts';

export function EditOrganizationForm({ organization }: { organization: Organization }) {
  const form = useForm<OrganizationFields>({
    resolver: zodResolver(organizationFields),
    defaultValues: answersOf(organization),
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, submitCount } = form.formState;
  const navigate = useNavigate();
  const { draft, conflict, save } = useOrganizationForm(
    `organization-${organization.id}`,
    form,
    organization,
  );

  const sending = useSending(form, async () => {
    const data = await save();
    showToast({ tone: 'success', message: `Hemos guardado los datos de ${data.name}.` });
    void navigate(href('organizationProjects'));
  });

  return (
    <Form onSubmit={sending.submit}>
      <Stack gap={7}>
        <ErrorSummary errors={namedSummaryOf(errors, labels)} attempt={submitCount} />
        <DraftNotice {...draft.notice} />
        {conflict && <OrganizationClash key={conflict.id} {...conflict} />}
        <Stack gap={7} inert={draft.notice.otherTab}>
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
      </Stack>
    </Form>
  );
}
