import type { ReactNode } from 'react';
import { stopAlertMails } from '@puente/client/alerts';
import { resumeMails, stopMails } from '@puente/client/messages';
import { unsubscribe } from '@puente/client/saved-searches';
import { alertKinds } from '@puente/contract/constants/alert-kinds';
import { mailStoppedBy, messageKinds, type StoppableMail } from '@puente/contract/constants/message-kinds';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';

/** Texts and calls to unsubscribe from a kind of mail, as its link names it. */
export interface MailEnd {
  /** Explains before the click which mails will stop. */
  asks: string;
  /** Unsubscribes. Returns a confirmation. */
  stop: () => Promise<string>;
  /** Subscribes again. Returns a confirmation. Not every kind can be switched on without a login. */
  resume?: () => Promise<string>;
  /** Link to the settings. */
  manage: ReactNode;
}

/**
 * Reads the kind of mail from the address: `token=` for a saved search, `alerts=` for an organisation's people, `messages=` for students
 * and chats.
 */
export function mailEndIn(address: URLSearchParams): MailEnd {
  const alerts = address.get('alerts');
  if (alerts !== null) return endOfAlerts(alerts);
  const messages = address.get('messages');
  return messages === null ? endOfSearch(address.get('token') ?? '') : endOfMessages(messages);
}

const endOfSearch = (token: string): MailEnd => ({
  asks: 'No te escribiremos más sobre esta búsqueda. Seguirá guardada en tu perfil.',
  stop: async () => {
    const { name } = await unsubscribe(token);
    return name === null
      ? 'La búsqueda ya no existe, así que no te escribiremos más sobre ella.'
      : `No te escribiremos más sobre «${name}». La búsqueda sigue en tu perfil, por si quieres volver a activarla.`;
  },
  manage: (
    <ButtonLink href={href('profile', {}, { section: 'projects' })} variant="secondary">
      Ver mis búsquedas guardadas
    </ButtonLink>
  ),
});

const endOfAlerts = (token: string): MailEnd => ({
  asks: 'No te escribiremos más correos de este tipo. Los seguirás viendo en tus avisos.',
  stop: async () => {
    const { kind } = await stopAlertMails(token);
    return `No te escribiremos más correos de este tipo: «${alertKinds[kind].label}». Los seguirás viendo en tus avisos.`;
  },
  manage: (
    <ButtonLink href={href('organizationAlerts')} variant="secondary">
      Elegir de qué me avisáis
    </ButtonLink>
  ),
});

const endOfMessages = (token: string): MailEnd => ({
  asks: saidOfMails(mailStoppedBy(token)),
  stop: async () => saidOfMails((await stopMails(token)).stopped),
  resume: async () => {
    const { stopped } = await resumeMails(token);
    return isKind(stopped)
      ? `Volveremos a avisarte de esto: «${messageKinds[stopped]}».`
      : 'Volveremos a escribirte.';
  },
  manage:
    mailStoppedBy(token) === 'chat' ? (
      <ButtonLink href={href('chat')} variant="secondary">
        Ir al chat
      </ButtonLink>
    ) : (
      <ButtonLink href={href('profile', {}, { section: 'notifications' })} variant="secondary">
        Elegir qué avisos recibo
      </ButtonLink>
    ),
});

function saidOfMails(stopped: StoppableMail | null): string {
  if (stopped === null) return 'No te escribiremos más correos de este tipo.';
  if (stopped === 'email')
    return 'No te escribiremos ningún correo de avisos. Los seguirás viendo en tus comunicaciones.';
  return stopped === 'chat'
    ? 'No te escribiremos más correos cuando te escriban. Los mensajes seguirán en el chat.'
    : `No te avisaremos más de esto, tampoco en tus comunicaciones: «${messageKinds[stopped]}».`;
}

const isKind = (stopped: StoppableMail): stopped is Exclude<StoppableMail, 'email' | 'chat'> =>
  stopped !== 'email' && stopped !== 'chat';
