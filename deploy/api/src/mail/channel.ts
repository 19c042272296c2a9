import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { brand } from '@puente/contract/brand';
import { isEmailAddress } from '@puente/contract/forms/email';
import type { MailContent } from './mail-content.ts';

/** Transport for outgoing mail. */
export interface MailChannel {
  /**
   * Delivers a message. `id` identifies it, so that a second delivery of the same message can be recognised.
   * @throws NotAnAddress
   */
  deliver: (id: string, to: string, letter: MailContent) => Promise<void>;
  close: () => void;
}

/** A stored recipient is not a valid e-mail address. The error does not contain it: the log has no addresses. */
export class NotAnAddress extends Error {
  constructor() {
    super('The recipient is not one e-mail address.');
  }
}

interface ChannelOptions {
  dataDir: string;
  smtpUrl: string | undefined;
  from: string;
}

/** Time limits in ms. With nodemailer's defaults, a mail server that does not respond would hold a job for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Opens the transport: SMTP_URL, or an RFC 822 file (.eml) for each message in DATA_DIR/outbox. */
export const openMailChannel = (options: ChannelOptions): Promise<MailChannel> =>
  options.smtpUrl === undefined ? outbox(options) : Promise.resolve(smtp(options.smtpUrl, options.from));

const messageId = (id: string, from: string): string =>
  `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

/** Passes sender and recipient as objects: nodemailer parses a text as a list of addresses. */
function messageTo(id: string, from: string, to: string, { replyTo, calendar, ...letter }: MailContent) {
  const answerTo = replyTo === undefined ? {} : { replyTo: oneAddress(replyTo) };
  // No program answers a message that says so with an absence note.
  const headers = { 'Auto-Submitted': 'auto-generated', ...letter.headers };
  return {
    ...letter,
    headers,
    from: senderOf(from),
    to: oneAddress(to),
    ...answerTo,
    ...(calendar && { icalEvent: { ...calendar, filename: 'entrevista.ics' } }),
    messageId: messageId(id, from),
  };
}

/** MAIL_FROM as configured. An address without a name gets the product's name. */
const senderOf = (from: string) => (from.includes('<') ? from : { name: brand.name, address: from });

function oneAddress(address: string): { name: string; address: string } {
  if (!isEmailAddress(address)) throw new NotAnAddress();
  return { name: '', address };
}

function smtp(url: string, from: string): MailChannel {
  const given = new URL(url);
  for (const [name, value] of Object.entries(timeouts)) {
    if (!given.searchParams.has(name)) given.searchParams.set(name, String(value));
  }
  const transport: Transporter = createTransport(given.href);
  return {
    deliver: async (id, to, letter) => void (await transport.sendMail(messageTo(id, from, to, letter))),
    close: () => transport.close(),
  };
}

async function outbox({ dataDir, from }: ChannelOptions): Promise<MailChannel> {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    deliver: async (id, to, letter) => {
      const { message } = await transport.sendMail(messageTo(id, from, to, letter));
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`;
      // Named once it is complete, so that a process that watches the folder never reads half a message.
      const unfinished = join(folder, `.${name}`);
      try {
        await writeFile(unfinished, message as Buffer, { mode: 0o600 });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        // On a full disk, each try would leave another half message.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
