import { connectAddress } from '@puente/client/connect';
import { accountErrors } from '@puente/contract/account-errors';
import type { Provider } from '@puente/contract/constants/providers';
import { generalErrors } from '@puente/contract/general-errors';
import { returnPath } from '@puente/contract/return-path';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { href } from '@puente/platform/links';
import { intendedPath } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { AuthPage } from './AuthPage.tsx';
import { providerNames } from './provider-names.ts';

type Step = 'retry' | 'login' | 'register';

interface Failure {
  tone: 'info' | 'warning' | 'danger';
  /** Explanation shown in addition to the text of the error catalogue. */
  meaning: (name: string) => string;
  /** Options for the visitor, best first. */
  steps: readonly Step[];
}

const errors = { ...accountErrors, ...generalErrors };
type Code = keyof typeof errors;

/** Failures of a login through a provider, by API error code. */
const failures: Partial<Record<Code, Failure>> = {
  ProviderCancelled: {
    tone: 'info',
    meaning: (name) =>
      `No hemos recibido ningún dato de ${name}. Puedes volver a intentarlo o entrar con tu correo electrónico y tu contraseña.`,
    steps: ['retry', 'login'],
  },
  ProviderRefused: {
    tone: 'danger',
    meaning: (name) => `La respuesta de ${name} no era la que esperábamos, o ha tardado demasiado en llegar.`,
    steps: ['retry', 'login'],
  },
  ProviderEmailUnverified: {
    tone: 'warning',
    meaning: (name) => `Si ya has confirmado tu dirección en ${name}, vuelve a intentarlo.`,
    steps: ['register', 'retry'],
  },
  AccountExists: {
    tone: 'warning',
    meaning: (name) =>
      `Entra como lo haces siempre, en este navegador y en los próximos minutos: así comprobamos que la cuenta es tuya. Desde entonces podrás entrar también con ${name}.`,
    steps: ['login'],
  },
  Unavailable: {
    tone: 'danger',
    meaning: (name) =>
      `No hemos podido llevarte a ${name}. Mientras tanto puedes entrar con tu correo electrónico y tu contraseña.`,
    steps: ['retry', 'login'],
  },
};
const unexpected: Failure = {
  tone: 'danger',
  meaning: () => 'Si vuelve a ocurrir, entra con tu correo electrónico y tu contraseña.',
  steps: ['retry', 'login'],
};

/** Explains why a login through a provider failed, with the options for the visitor. */
export function ConnectFailure({ provider, code }: { provider: Provider; code: string }) {
  useReady(true);
  const name = providerNames[provider];
  const known = codes.find((one) => one === code);
  const { tone, meaning, steps } = (known && failures[known]) ?? unexpected;
  const redirect = returnPath(intendedPath());
  const places = {
    retry: {
      label: `Reintentar con ${name}`,
      href: connectAddress(provider, redirect === null ? {} : { redirect }),
    },
    login: { label: 'Iniciar sesión con tu correo electrónico', href: href('login') },
    register: { label: 'Crear cuenta', href: href('register') },
  } as const satisfies Record<Step, { label: string; href: string }>;

  return (
    <AuthPage title={`Iniciar sesión con ${name}`}>
      <Stack gap={5}>
        <Notice tone={tone} title={errors[known ?? 'Unexpected'].text} live>
          {meaning(name)}
        </Notice>
        <Cluster>
          {steps.map((step, index) => (
            <ButtonLink key={step} href={places[step].href} variant={index === 0 ? 'primary' : 'secondary'}>
              {places[step].label}
            </ButtonLink>
          ))}
        </Cluster>
      </Stack>
    </AuthPage>
  );
}

const codes = Object.keys(failures) as Code[];
