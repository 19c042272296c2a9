/** Shades of the map by number of projects. The number is drawn in the province, so that nobody has to tell the shades apart. */
export const shades = [
  { from: 1, words: '1' },
  { from: 2, words: '2 a 4' },
  { from: 5, words: '5 a 9' },
  { from: 10, words: '10 o más' },
] as const;

/** Returns the shade from 1 to 4; 0 without projects. */
export const shadeOf = (projects: number): number => shades.filter(({ from }) => projects >= from).length;
