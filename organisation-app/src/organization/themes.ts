/** Background colours on which a logo is shown: `--pt-surface` of the design system, by theme. */
export const themes = {
  light: { label: 'Tema claro', ground: [255, 255, 255] },
  dark: { label: 'Tema oscuro', ground: [26, 33, 30] },
} as const satisfies Record<string, { label: string; ground: readonly [number, number, number] }>;

export type Theme = keyof typeof themes;
