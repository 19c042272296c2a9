import { useEffect } from 'react';
import { ApiError } from '@puente/client/api-error';
import { register } from '@puente/client/auth';
import { registrationForm, registrationFrom, type RegistrationForm } from '@puente/contract/forms/registration';
import type { RegistrableRole } from '@puente/contract/roles';
import { useForm, useSending, useTabDraft, zodResolver, type Sending, type UseFormReturn } from '@puente/platform/forms';
import type { ChosenCampaign } from './campaign.ts';
import type { ChosenProfile } from '@puente/contract/forms/chosen-profile';
import { rememberCampaign, rememberRegistration } from '../welcome/registered.ts';

export interface RegistrationState extends Pick<Sending, 'submit' | 'busy' | 'failures'> {
  form: UseFormReturn<RegistrationForm>;
  /** What has been filled in, for who goes on with a provider instead. */
  soFar: () => ChosenProfile;
}

interface Registering {
  profile: RegistrableRole;
  chosen: ChosenCampaign | null;
  onRegistered: (email: string) => void;
}

/**
 * State of the registration screen (specification §4): idle, submitting with repeats ignored, success or failure.
 * What is typed survives a failure, another profile and a reload of this tab. Passwords are kept nowhere, and terms are accepted
 * when the form is sent, not before; the address keeps the profile, so that the link that was followed last decides.
 */
export function useRegistration({ profile, chosen, onRegistered }: Registering): RegistrationState {
  const campaigns = chosen ? [chosen.campaign.code] : [];
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    defaultValues: {
      profileType: profile,
      name: '',
      surname: '',
      email: '',
      phone: '',
      university: chosen?.university ?? null,
      universityExtension: '',
      password: '',
      rePassword: '',
      terms: false,
    },
    shouldFocusError: false,
  });
  const { forget } = useTabDraft(['register', ...campaigns].join(':'), form, ['password', 'rePassword', 'terms', 'profileType']);

  useEffect(() => {
    form.setValue('profileType', profile);
    // What another profile was asked for, or asked for in another way, is no longer wrong.
    form.clearErrors(['phone', 'university', 'universityExtension']);
  }, [form, profile]);

  const { submit, busy, failures } = useSending(form, async (values) => {
    const { user } = await register(registrationFrom(values, campaigns));
    if (!user) throw new ApiError('Unexpected');
    rememberRegistration(user.id);
    if (values.profileType === 'student' && chosen) rememberCampaign(chosen.campaign.name);
    forget();
    onRegistered(user.email);
  });

  return {
    form,
    busy,
    failures,
    submit,
    soFar: () => {
      const { phone, university, universityExtension } = form.getValues();
      return { profileType: profile, phone, university, universityExtension, campaigns };
    },
  };
}
