import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Letter } from './letters.ts';

export interface Mailer {
  /**
   * Sends without making the caller wait, so that neither a slow mail server nor the time it takes shows in an answer.
   * A failed delivery is tried again, then logged: the person can ask for the mail again.
   */
  send: (to: string, letter: Letter) => void;
  /** Resolves when nothing is under way. */
  close: () => Promise<void>;
}

interface MailOptions {
  dataDir: string;
  smtpUrl: string | undefined;
  from: string;
  onFailure: (error: unknown) => void;
  /** Milliseconds before each further try. */
  retries?: readonly number[];
}

type Deliver = (message: { from: string; to: string } & Letter) => Promise<unknown>;

/** Mail through SMTP_URL, or as one RFC 822 file (.eml) per message in DATA_DIR/outbox. */
export async function openMailer(options: MailOptions): Promise<Mailer> {
  const { from, onFailure, retries = [2_000, 10_000, 60_000] } = options;
  const { deliver, close } = options.smtpUrl === undefined ? await outbox(options.dataDir) : smtp(options.smtpUrl);
  const underWay = new Set<Promise<void>>();
  let closing = false;

  async function deliverWithRetries(to: string, letter: Letter): Promise<void> {
    for (const wait of [...retries, null]) {
      try {
        await deliver({ from, to, ...letter });
        return;
      } catch (error) {
        if (wait === null || closing) return onFailure(error);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  return {
    send: (to, letter) => {
      const delivery = deliverWithRetries(to, letter).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    close: async () => {
      closing = true;
      await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
      close();
    },
  };
}

interface Channel {
  deliver: Deliver;
  close: () => void;
}

function smtp(url: string): Channel {
  const transport: Transporter = createTransport(url);
  return { deliver: (message) => transport.sendMail(message), close: () => transport.close() };
}

async function outbox(dataDir: string): Promise<Channel> {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const deliver: Deliver = async (message) => {
    const { message: bytes } = await transport.sendMail(message);
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
    // Named when it is complete, so that whoever watches the folder never reads half a message.
    await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
  return { deliver, close: () => transport.close() };
}
