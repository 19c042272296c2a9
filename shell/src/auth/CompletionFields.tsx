import type { CurrentUser } from '@puente/contract/entities/user';
import { registrationLabels } from '@puente/contract/form-labels';
import { Button } from '@puente/design-system/button';
import { Form } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { namedSummaryOf, useWatch } from '@puente/platform/forms';
import { useProfileCreation } from './completion.ts';
import { FormProblems } from './FormProblems.tsx';
import { NameFields, PhoneNumber, ProfileSelector, StudentUniversity, TermsField } from './PersonFields.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';

/** Fields that the provider did not supply, by profile (specification §5). */
export function CompletionFields({ user }: { user: CurrentUser }) {
  const { form, campaign, asks, submit, busy, failure } = useProfileCreation(user);
  const { errors, submitCount } = form.formState;
  const profile = useWatch({ control: form.control, name: 'profileType' });

  return (
    <Form onSubmit={submit}>
      <Stack gap={5}>
        <Text size="sm" tone="muted">{`Has entrado como ${user.email}.`}</Text>
        <FormProblems
          attempt={submitCount}
          errors={namedSummaryOf(errors, registrationLabels)}
          failure={failure}
        />
        {campaign === undefined ? (
          <ProfileSelector value={profile} onChange={(chosen) => form.setValue('profileType', chosen)} />
        ) : (
          <Text>
            Te apuntas a <strong>{campaign}</strong> como estudiante.
          </Text>
        )}
        {asks.name && <NameFields form={form} />}
        {asks.phone && profile !== 'teacher' && (
          <PhoneNumber form={form} required={profile === 'coordinator'} />
        )}
        {profile === 'student' && <StudentUniversity form={form} />}
        <TermsField form={form} />
        <PrivacyNotice />
        <Button type="submit" busy={busy}>
          Completar perfil
        </Button>
      </Stack>
    </Form>
  );
}
