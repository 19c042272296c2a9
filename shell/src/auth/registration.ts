import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@puente/client/api-error';
import { register } from '@puente/client/auth';
import { registrationForm, registrationFrom, type RegistrationForm } from '@puente/contract/forms/registration';
import type { RegistrableRole } from '@puente/contract/roles';
import { showRefusal, useForm, useTabDraft, zodResolver, type UseFormReturn } from '@puente/platform/forms';
import type { ChosenCampaign } from './campaign.ts';
import type { ChosenProfile } from '@puente/contract/forms/chosen-profile';
import { rememberCampaign, rememberRegistration } from '../welcome/registered.ts';

export interface RegistrationState {
  form: UseFormReturn<RegistrationForm>;
  busy: boolean;
  /** How many attempts failed for no reason of a field's. */
  failures: number;
  submit: () => void;
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

  const [failures, setFailures] = useState(0);
  const [done, setDone] = useState(false);
  // State would be too late: several presses in one moment come before the next drawing.
  const submitting = useRef(false);

  async function send(values: RegistrationForm) {
    try {
      const { user } = await register(registrationFrom(values, campaigns));
      if (!user) throw new ApiError('Unexpected');
      rememberRegistration(user.id);
      if (values.profileType === 'student' && chosen) rememberCampaign(chosen.campaign.name);
      forget();
      // It stays busy: the next page is on its way, and a press meanwhile would register a second time.
      setDone(true);
      onRegistered(user.email);
    } catch (error) {
      if (!showRefusal(form, error)) setFailures((count) => count + 1);
      submitting.current = false;
    }
  }

  return {
    form,
    busy: form.formState.isSubmitting || done,
    failures,
    submit: () => {
      if (submitting.current) return;
      submitting.current = true;
      void form.handleSubmit(send, () => {
        submitting.current = false;
      })();
    },
    soFar: () => {
      const { phone, university, universityExtension } = form.getValues();
      return { profileType: profile, phone, university, universityExtension, campaigns };
    },
  };
}
