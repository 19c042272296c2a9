import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@puente/client/api-error';
import { register } from '@puente/client/auth';
import { registrationForm, registrationFrom, type RegistrationForm } from '@puente/contract/forms/registration';
import { registrableRoles, type RegistrableRole } from '@puente/contract/roles';
import { showRefusal, useForm, useWatch, zodResolver, type UseFormReturn } from '@puente/platform/forms';
import { useSearchParams } from '@puente/platform/router';
import { useUniversities, type Universities } from './universities.ts';

/** Milliseconds that the failure of the button stays (specification §8). */
const failureStays = 5000;

export interface RegistrationState {
  form: UseFormReturn<RegistrationForm>;
  profile: RegistrableRole;
  universities: Universities;
  busy: boolean;
  failure: string | null;
  submit: () => void;
}

/** State of the registration screen (specification §4): idle, submitting with repeats ignored, success or failure. */
export function useRegistration(onRegistered: (email: string) => void): RegistrationState {
  const [search] = useSearchParams();
  const form = useForm<RegistrationForm>({
    resolver: zodResolver(registrationForm),
    defaultValues: {
      profileType: registrableRoles.find((role) => role === search.get('profile')) ?? 'student',
      name: '',
      surname: '',
      email: '',
      phone: '',
      universityId: null,
      universityExtension: '',
      password: '',
      rePassword: '',
      terms: false,
    },
    shouldFocusError: false,
  });
  const profile = useWatch({ control: form.control, name: 'profileType' });

  const universities = useUniversities();

  // An object: the same words a second time are another failure, and stay as long.
  const [failure, setFailure] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => setFailure(null), failureStays);
    return () => clearTimeout(timer);
  }, [failure]);

  const submitting = useRef(false);
  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { user } = await register(registrationFrom(values, universities.list));
      if (!user) throw new ApiError('Unexpected');
      rememberRegistration(user.id);
      onRegistered(user.email);
    } catch (error) {
      if (!showRefusal(form, error)) setFailure({ text: 'Error al registrarse. Inténtalo de nuevo.' });
    }
  });

  return {
    form,
    profile,
    universities,
    busy: form.formState.isSubmitting,
    failure: failure?.text ?? null,
    submit: () => {
      if (submitting.current) return;
      submitting.current = true;
      void send().finally(() => {
        submitting.current = false;
      });
    },
  };
}

/** Specification §3, browser storage: `registered` holds the id of the user who registered here. */
function rememberRegistration(id: number): void {
  try {
    localStorage.setItem('registered', String(id));
  } catch {
    // Blocked storage changes nothing for the person.
  }
}
