import * as z from 'zod/mini';
import { type InputOf } from '@puente/contract/call';
import { type Calls } from '@puente/contract/calls';
import { universityToFind } from '@puente/contract/entities/study';
import {
  contactLabels,
  newPasswordLabels,
  profileLabels,
  registrationLabels,
  writerLabels,
} from '@puente/contract/form-labels';
import { forgottenPasswordForm, newPasswordForm } from '@puente/contract/forms/account';
import { contactForm } from '@puente/contract/forms/contact-message';
import {
  type ChosenUniversity,
  otherUniversity,
  registrationForm,
  registrationFrom,
} from '@puente/contract/forms/registration';
import { limits } from '@puente/contract/limits';
import { fold } from '@puente/contract/text';
import { type Typed } from '../form-bodies.ts';
import { type ValidatedAnswers } from '../validated-answers.ts';

/** A field of the page that a refused form shows. */
export interface PublicField {
  label: string;
  kind: 'text' | 'email' | 'tel' | 'password' | 'long' | 'choice' | 'checkbox' | 'hidden';
  /** Options of a choice: value -> label. */
  options?: Readonly<Record<string, string>>;
  autocomplete?: string;
}

/** The call that the page's script would have made, and the page that follows it. */
export interface ReadForm {
  path: string;
  body: unknown;
  /** Name of a route. Without it the page itself says that the form was sent. */
  next?: string;
  query?: Readonly<Record<string, string>>;
}

/** Name of a field -> error message of the contract. */
export type Mistakes = Readonly<Record<string, string>>;

export interface PublicForm {
  title: string;
  button: string;
  /** In the order on the screen. */
  fields: Readonly<Record<string, PublicField>>;
  read: (
    typed: Typed,
    context: { query: Typed; answers: ValidatedAnswers },
  ) => ReadForm | { mistakes: Mistakes } | Promise<ReadForm | { mistakes: Mistakes }>;
}

const email: PublicField = { label: contactLabels.email, kind: 'email', autocomplete: 'email' };

const contact: PublicForm = {
  title: 'Envíanos un mensaje',
  button: 'Enviar mensaje',
  fields: {
    name: { label: contactLabels.name, kind: 'text', autocomplete: 'name' },
    email,
    audience: { label: contactLabels.audience, kind: 'choice', options: writerLabels },
    subject: { label: contactLabels.subject, kind: 'text' },
    message: { label: contactLabels.message, kind: 'long' },
    website: { label: 'Web', kind: 'hidden' },
  },
  read({ website = '', ...typed }) {
    const { data, error } = contactForm.safeParse(typed);
    if (error) return { mistakes: mistakesIn(error) };
    // Nothing here measures how long the form was shown: what a machine fills in gives it away.
    const written = { ...data, website, shownFor: limits.contactMessage.fastest };
    return callOf('POST /api/contact-messages', { data: written });
  },
};

const register: PublicForm = {
  title: 'Crea tu cuenta',
  button: 'Crear cuenta',
  fields: {
    profileType: { label: 'Elige tu perfil', kind: 'choice', options: profileLabels },
    name: { label: registrationLabels.name, kind: 'text', autocomplete: 'given-name' },
    surname: { label: registrationLabels.surname, kind: 'text', autocomplete: 'family-name' },
    email,
    phone: { label: registrationLabels.phone, kind: 'tel', autocomplete: 'tel' },
    university: { label: `${registrationLabels.university} (estudiantes)`, kind: 'text' },
    password: { label: registrationLabels.password, kind: 'password', autocomplete: 'new-password' },
    rePassword: { label: registrationLabels.rePassword, kind: 'password', autocomplete: 'new-password' },
    terms: { label: registrationLabels.terms, kind: 'checkbox' },
    campaign: { label: 'Campaña', kind: 'hidden' },
  },
  async read({ profileType, university: named = '', terms, campaign = '', ...typed }, { answers }) {
    const university = profileType === 'student' ? await universityNamed(named.trim(), answers) : null;
    const { data, error } = registrationForm.safeParse({
      ...typed,
      profileType,
      university,
      universityExtension: university?.id === otherUniversity.id ? named : '',
      terms: terms !== '',
    });
    if (error) {
      const { universityExtension, ...mistakes } = mistakesIn(error);
      return {
        mistakes:
          universityExtension === undefined ? mistakes : { university: universityExtension, ...mistakes },
      };
    }
    const campaigns = campaign === '' ? [] : [campaign];
    return {
      ...callOf('POST /api/auth/local/register', registrationFrom(data, campaigns)),
      next: 'registerCompleted',
      ...(campaign !== '' && { query: { campaign } }),
    };
  },
};

/** Form that asks for an address, to which something is mailed. */
const addressForm = (
  call: 'POST /api/auth/forgot-password' | 'POST /api/auth/send-email-confirmation',
  words: Pick<PublicForm, 'title' | 'button'>,
): PublicForm => ({
  ...words,
  fields: { email },
  read(typed) {
    const { data, error } = forgottenPasswordForm.safeParse(typed);
    return error ? { mistakes: mistakesIn(error) } : callOf(call, data);
  },
});

const resetPassword: PublicForm = {
  title: 'Contraseña nueva',
  button: 'Guardar la contraseña',
  fields: {
    password: { label: newPasswordLabels.password, kind: 'password', autocomplete: 'new-password' },
    passwordConfirmation: {
      label: newPasswordLabels.passwordConfirmation,
      kind: 'password',
      autocomplete: 'new-password',
    },
  },
  read(typed, { query: { code = '' } }) {
    const { data, error } = newPasswordForm.safeParse(typed);
    if (error) return { mistakes: mistakesIn(error) };
    return { ...callOf('POST /api/auth/reset-password', { ...data, code }), next: 'login' };
  },
};

/**
 * Name of a route -> the form of its page that visitors may send without a script. The login has a separate form
 * (`sent-forms.ts`).
 */
export const publicForms: ReadonlyMap<string, PublicForm> = new Map([
  ['contact', contact],
  ['register', register],
  [
    'registerCompleted',
    addressForm('POST /api/auth/send-email-confirmation', {
      title: '¿No encuentras el correo?',
      button: 'Reenviar el correo',
    }),
  ],
  [
    'forgotPassword',
    addressForm('POST /api/auth/forgot-password', {
      title: 'Recuperar contraseña',
      button: 'Enviar el enlace',
    }),
  ],
  ['resetPassword', resetPassword],
]);

type Sent = 'POST /api/contact-messages' | Extract<keyof Calls, `POST /api/auth/${string}`>;

const callOf = <Call extends Sent>(
  call: Call,
  body: InputOf<Call, Calls[Call]> extends { body: infer Body } ? Body : never,
): ReadForm => ({ path: call.slice('POST '.length), body });

const mistakesIn = ({ issues }: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }) =>
  // The first of each field, as on the page.
  Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]),
  ) as Mistakes;

const namesAnswer = z.object({ data: z.array(universityToFind) });

/** Finds the university that a visitor typed, by its name or a short name. Returns 'Otra' for any other name. */
async function universityNamed(named: string, answers: ValidatedAnswers): Promise<ChosenUniversity> {
  if (named === '') return null;
  const known = await answers.answerTo('/api/universities/names', namesAnswer);
  const wanted = fold(named);
  const found = known?.data.find(({ name, short_names: short = [] }) =>
    [name, ...short].some((one) => fold(one) === wanted),
  );
  return found ? { id: found.id, name: found.name } : otherUniversity;
}
