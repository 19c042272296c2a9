import type { PictureColours } from './colours.ts';

export const bridgeSize = { width: 1200, height: 200 } as const;

/** Height of the water line. */
const water = 186;

/** Centre, radius, and the height at which each arch springs from its piers. */
const arches = [
  [108, 53, 165],
  [245, 66, 163],
  [409, 79, 164],
  [600, 92, 171],
  [791, 79, 164],
  [955, 66, 163],
  [1092, 53, 165],
] as const;

const opening = ([x, radius, spring]: (typeof arches)[number]): string =>
  `M${x - radius} ${water}V${spring}A${radius} ${radius} 0 0 1 ${x + radius} ${spring}V${water}Z`;

/** Everything under the deck's curve. The even-odd rule leaves the openings out. */
const stone = `M0 105Q600 20 1200 105V${water}H0Z${arches.map(opening).join('')}`;

/** The product's bridge, as on its home page. It fills the width at the foot of a picture. */
export function bridge(colours: PictureColours): string {
  const { width, height } = bridgeSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <circle fill="${colours.sun}" cx="1010" cy="106" r="82"/>
    <path fill="${colours['accent-soft']}" d="M0 ${water}v-30q140-52 280-18t280 6 250-24 390 16v50Z"/>
    <path fill="${colours['accent-soft-strong']}" d="M0 ${water}H${width}V${height}H0Z"/>
    <path fill="${colours.accent}" fill-rule="evenodd" d="${stone}"/>
    ${person(536, 64, colours)}${person(664, 64, colours)}
  </svg>`;
}

/** A person whose feet are at x, y. */
const person = (x: number, y: number, { ink }: PictureColours): string =>
  `<g fill="${ink}" transform="translate(${x} ${y}) scale(1.05)"><circle cy="-35" r="6.5"/><path d="M-8 0v-16a8 8 0 0 1 16 0v16Z"/></g>`;
