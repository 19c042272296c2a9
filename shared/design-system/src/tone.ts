import { type IconName } from './icon/index.ts';

/** Meaning of a message. Always shown with an icon and text, never by colour alone. */
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
