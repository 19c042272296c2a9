import { useState } from 'react';
import { updateOwnUser } from '@puente/client/account';
import { ApiError } from '@puente/client/api-error';
import { createCoordinator, createStudent, createTeacher } from '@puente/client/profiles';
import type { CurrentUser } from '@puente/contract/entities/user';
import {
  completionForm,
  type Registration,
  type RegistrationForm,
  registrationFrom,
} from '@puente/contract/forms/registration';
import { type Sending, useForm, type UseFormReturn, useSending, zodResolver } from '@puente/platform/forms';
import { renewUser } from '@puente/platform/session';
import { rememberCampaign, rememberRegistration } from '../welcome/registered.ts';
import { chosenProfileKept, forgetChosenProfile } from './chosen-profile.ts';

export interface Completion extends Sending {
  form: UseFormReturn<RegistrationForm>;
  /** Name of the campaign that the user registers for. Campaigns are for students only. */
  campaign: string | undefined;
  /** Fields that are still missing. */
  asks: { name: boolean; phone: boolean };
}

/** Profile form of a user from a provider, prefilled with the choices on the registration screen. */
export function useProfileCreation(user: CurrentUser): Completion {
  const [chosen] = useState(chosenProfileKept);
  // If a provider returns an address only, the API derives the name from it.
  const [asks] = useState({ name: user.name === '' || user.surname === '', phone: !user.phone });
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(completionForm),
    defaultValues: {
      profileType: chosen.campaignName === undefined ? (chosen.profileType ?? 'student') : 'student',
      name: user.name,
      surname: user.surname,
      email: user.email,
      phone: user.phone ?? chosen.phone ?? '',
      university: chosen.university ?? null,
      universityExtension: chosen.universityExtension ?? '',
      password: '',
      rePassword: '',
      terms: false,
    },
    shouldFocusError: false,
  });

  const sending = useSending(form, async (values) => {
    if (asks.name && !(await updateOwnUser({ name: values.name, surname: values.surname })).id)
      throw new ApiError('Unexpected');
    await createProfile(registrationFrom(values, chosen.campaigns));
    forgetChosenProfile();
    rememberRegistration(user.id);
    if (values.profileType === 'student' && chosen.campaignName) rememberCampaign(chosen.campaignName);
    // With the profile the session changes, and the guard leads to the next page.
    await renewUser();
  });
  return { form, campaign: chosen.campaignName, asks, ...sending };
}

async function createProfile({ profileType, phone, university, campaigns }: Registration): Promise<void> {
  try {
    if (profileType === 'student' && university) await createStudent({ university, phone, campaigns });
    if (profileType === 'coordinator') await createCoordinator({ phone });
    if (profileType === 'teacher') await createTeacher({});
  } catch (error) {
    // The profile was completed in another tab, so nothing is left to do.
    if (!(error instanceof ApiError) || error.code !== 'ProfileExists') throw error;
  }
}
