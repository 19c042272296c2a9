import { registrationLabels } from '@puente/contract/form-labels';
import { messages } from '@puente/contract/messages';
import type { RegistrableRole } from '@puente/contract/roles';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { Form, PasswordField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { LoadingButton } from '@puente/design-system/loading-button';
import { namedSummaryOf } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import type { LinkedCampaign } from './campaign.ts';
import { EmailField } from './EmailField.tsx';
import { NameFields, PhoneNumber, ProfileSelector, StudentUniversity, TermsField } from './PersonFields.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { useRegistration } from './registration.ts';
import { SocialButtons } from './SocialButtons.tsx';

interface RegistrationFormProps {
  profile: RegistrableRole;
  campaign: LinkedCampaign;
  /** Called when the visitor chooses a profile. If it is missing, the link or the campaign determines the profile. */
  onProfile?: ((profile: RegistrableRole) => void) | undefined;
}

/** Registration form, with the fields of each profile (specification §5). */
export function RegistrationForm({ profile, campaign, onProfile }: RegistrationFormProps) {
  const navigate = useNavigate();
  const { form, busy, failures, submit, soFar } = useRegistration({
    profile,
    campaign,
    onRegistered: (email, code) =>
      void navigate(href('registerCompleted', {}, { campaign: code }), { state: { email, profile } }),
  });
  const { register } = form;
  const { errors, submitCount } = form.formState;

  return (
    <Stack gap={5}>
      <Form drawn="register" onSubmit={submit}>
        <Stack gap={5}>
          <ErrorSummary attempt={submitCount} errors={namedSummaryOf(errors, registrationLabels)} />
          {onProfile ? (
            <ProfileSelector value={profile} onChange={onProfile} />
          ) : (
            <input type="hidden" name="profileType" value={profile} />
          )}
          {campaign.code !== null && <input type="hidden" name="campaign" value={campaign.code} />}
          <NameFields form={form} />
          <EmailField autoComplete="email" error={errors.email?.message} {...register('email')} />
          {profile !== 'teacher' && <PhoneNumber form={form} required={profile === 'coordinator'} />}
          {profile === 'student' && <StudentUniversity form={form} />}
          <PasswordField
            label={registrationLabels.password}
            hint="Al menos 6 caracteres."
            autoComplete="new-password"
            required
            error={errors.password?.message}
            {...register('password', { deps: 'rePassword' })}
          />
          <PasswordField
            label={registrationLabels.rePassword}
            autoComplete="new-password"
            required
            error={errors.rePassword?.message}
            {...register('rePassword')}
          />
          <TermsField form={form} />
          <PrivacyNotice />
          <LoadingButton
            type="submit"
            busy={busy}
            failures={failures}
            failureText={messages.registrationFailed}
          >
            Crear cuenta
          </LoadingButton>
        </Stack>
      </Form>
      <SocialButtons form="above" chosen={soFar} />
    </Stack>
  );
}
