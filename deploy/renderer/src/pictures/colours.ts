import type { BrandFile } from '@puente/contract/brand/brand-file';

/** Colours of the light theme in the design system's tokens.css. The theme of the viewer is not known. */
export const tokens = {
  paper: '#fbf8f1',
  ink: '#18231f',
  'ink-muted': '#535e58',
  accent: '#0b5a4a',
  'accent-soft': '#e1efe8',
  'accent-soft-strong': '#cfe5db',
  sun: '#f6c445',
} as const;

export type PictureColours = Readonly<Record<keyof typeof tokens, string>>;

/** The brand's own colours, completed with those of the tokens. */
export function coloursOf(brand: BrandFile['colours']): PictureColours {
  const own = Object.entries(brand).map(([name, [onPaper]]) => [name, onPaper]);
  return { ...tokens, ...(Object.fromEntries(own) as Partial<PictureColours>) };
}
