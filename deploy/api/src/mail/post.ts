import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import type { Unsubscribing } from './unsubscribing.ts';

/** The services that a notification mail needs. */
export interface Post {
  mailer: Mailer;
  publicUrl: string;
  unsubscribing: Unsubscribing;
}

export const postOf = ({
  mailer,
  config,
  unsubscribing,
}: Pick<Post, 'mailer' | 'unsubscribing'> & { config: Pick<Config, 'publicUrl'> }): Post => ({
  mailer,
  publicUrl: config.publicUrl,
  unsubscribing,
});
