/** How dark a province is drawn, by its projects: the number itself stands in it, so that no reader has to tell the shades apart. */
export const shades = [
  { from: 1, words: '1' },
  { from: 2, words: '2 a 4' },
  { from: 5, words: '5 a 9' },
  { from: 10, words: '10 o más' },
] as const;

/** 1 to 4; 0 where there are none. */
export const shadeOf = (projects: number): number => shades.filter(({ from }) => projects >= from).length;
