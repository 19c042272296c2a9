import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Letter } from './letters.ts';

/** Where mail leaves the platform. */
export interface MailChannel {
  /** Hands a message over. `id` names it, so that a second delivery of the same message can be recognised. */
  deliver: (id: string, to: string, letter: Letter) => Promise<void>;
  close: () => void;
}

interface ChannelOptions {
  dataDir: string;
  smtpUrl: string | undefined;
  from: string;
}

/** Limits in ms. With nodemailer's own, a mail server without an answer would hold a job for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail through SMTP_URL, or as an RFC 822 file (.eml) for each message in DATA_DIR/outbox. */
export const openMailChannel = (options: ChannelOptions): Promise<MailChannel> =>
  options.smtpUrl === undefined ? outbox(options) : Promise.resolve(smtp(options.smtpUrl, options.from));

const messageId = (id: string, from: string): string =>
  `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

function smtp(url: string, from: string): MailChannel {
  const given = new URL(url);
  for (const [name, value] of Object.entries(timeouts)) {
    if (!given.searchParams.has(name)) given.searchParams.set(name, String(value));
  }
  const transport: Transporter = createTransport(given.href);
  return {
    deliver: async (id, to, letter) =>
      void (await transport.sendMail({ from, to, messageId: messageId(id, from), ...letter })),
    close: () => transport.close(),
  };
}

async function outbox({ dataDir, from }: ChannelOptions): Promise<MailChannel> {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    deliver: async (id, to, letter) => {
      const { message } = await transport.sendMail({ from, to, messageId: messageId(id, from), ...letter });
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
