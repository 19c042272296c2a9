import { useEffect } from 'react';
import { ApiError } from '@puente/client/api-error';
import { register } from '@puente/client/auth';
import type { Campaign } from '@puente/contract/entities/program';
import type { ChosenProfile } from '@puente/contract/forms/chosen-profile';
import {
  type RegistrationForm,
  registrationForm,
  registrationFrom,
} from '@puente/contract/forms/registration';
import type { RegistrableRole } from '@puente/contract/roles';
import {
  type Sending,
  useForm,
  type UseFormReturn,
  useSending,
  useTabDraft,
  zodResolver,
} from '@puente/platform/forms';
import { rememberCampaign, rememberRegistration } from '../welcome/registered.ts';
import type { LinkedCampaign } from './campaign.ts';

export interface RegistrationState extends Pick<Sending, 'submit' | 'busy' | 'failures'> {
  form: UseFormReturn<RegistrationForm>;
  /** Returns the data entered so far, for a user who continues with a provider instead. */
  soFar: () => ChosenProfile;
}

interface Registering {
  profile: RegistrableRole;
  campaign: LinkedCampaign;
  /** Called with the code of the account's campaign. */
  onRegistered: (email: string, campaign: string | undefined) => void;
}

/**
 * State of the registration screen (specification §4): idle, submitting (repeats ignored), success or failure. Input survives a failure, a
 * change of profile and a reload of the tab. Passwords are never stored, and terms are not accepted before the form is sent. The profile is
 * kept in the address, so the last followed link decides.
 *
 * A campaign may load while the visitor types. It changes no field that they have touched, and a form submitted earlier waits for it.
 */
export function useRegistration({
  profile,
  campaign: { code, chosen, settled },
  onRegistered,
}: Registering): RegistrationState {
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    defaultValues: {
      profileType: profile,
      name: '',
      surname: '',
      email: '',
      phone: '',
      university: null,
      universityExtension: '',
      password: '',
      rePassword: '',
      terms: false,
    },
    shouldFocusError: false,
  });
  const { forget } = useTabDraft(code === null ? 'register' : `register:${code}`, form, [
    'password',
    'rePassword',
    'terms',
    'profileType',
  ]);

  useEffect(() => {
    form.setValue('profileType', profile);
    // Clear errors of fields that the new profile lacks, or validates in another way.
    form.clearErrors(['phone', 'university', 'universityExtension']);
  }, [form, profile]);

  const suggested = chosen?.university;
  const touched = Boolean(form.formState.touchedFields.university);
  useEffect(() => {
    if (suggested && !touched && form.getValues('university') === null)
      form.resetField('university', { defaultValue: suggested });
  }, [form, suggested, touched]);

  const { submit, busy, failures } = useSending(form, async (values) => {
    const campaign = await settled();
    const { user } = await register(registrationFrom(values, codesOf(campaign)));
    if (!user) throw new ApiError('Unexpected');
    rememberRegistration(user.id);
    if (values.profileType === 'student' && campaign) rememberCampaign(campaign.name);
    forget();
    onRegistered(user.email, campaign?.code);
  });

  return {
    form,
    busy,
    failures,
    submit,
    soFar: () => {
      const { phone, university, universityExtension } = form.getValues();
      return {
        profileType: profile,
        phone,
        university,
        universityExtension,
        campaigns: codesOf(chosen?.campaign),
        campaignName: chosen?.campaign.name,
      };
    },
  };
}

const codesOf = (campaign: Campaign | null | undefined): string[] => (campaign ? [campaign.code] : []);
