import type { Services } from '../serving/services.ts';
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
}: Pick<Services, 'mailer' | 'config' | 'unsubscribing'>): Post => ({
  mailer,
  publicUrl: config.publicUrl,
  unsubscribing,
});
