import { type Theme, themes } from './themes.ts';

/** RGBA of each pixel, as a canvas gives them. */
type Pixels = Uint8ClampedArray | readonly number[];

/** What can be told from its ground without colour being seen (WCAG 1.4.11). */
const distinct = 3;
/** Of a logo whose letters are thin, few pixels are letters. */
const leastShare = 0.03;

/** The themes on whose ground a logo can hardly be seen. */
export const lostOn = (pixels: Pixels): Theme[] =>
  (Object.keys(themes) as Theme[]).filter((theme) => shareSeenOn(pixels, themes[theme].ground) < leastShare);

/** How much of the picture stands out from a ground, 0 to 1. */
function shareSeenOn(pixels: Pixels, ground: readonly [number, number, number]): number {
  const count = pixels.length / 4;
  const groundLight = luminance(ground);
  let seen = 0;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.slice(pixel * 4, pixel * 4 + 4);
    const cover = alpha / 255;
    const over = (colour: number, below: number) => colour * cover + below * (1 - cover);
    const light = luminance([over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])]);
    if (contrast(light, groundLight) >= distinct) seen += 1;
  }
  return count === 0 ? 0 : seen / count;
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance of sRGB (WCAG 2). */
function luminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const linear = (colour: number): number => {
  const share = colour / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
