import { type IconName } from './icon/index.ts';

/** What a message is about. It always shows with an icon and words: colour alone says nothing. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

export const toneNames: Record<Tone, string> = {
  info: 'Información',
  success: 'Hecho',
  warning: 'Atención',
  danger: 'Error',
};
