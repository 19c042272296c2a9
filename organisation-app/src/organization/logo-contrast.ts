import { type Theme, themes } from './themes.ts';

/** RGBA values of each pixel, as in canvas image data. */
type Pixels = Uint8ClampedArray | readonly number[];

/** Contrast ratio from which graphics count as distinguishable (WCAG 1.4.11). */
const distinct = 3;
/** Smallest share of pixels that must be distinguishable. It is low because thin lettering covers few pixels. */
const leastShare = 0.03;

/** Returns the themes on whose background the logo is hardly visible. */
export const lostOn = (pixels: Pixels): Theme[] =>
  (Object.keys(themes) as Theme[]).filter((theme) => shareSeenOn(pixels, themes[theme].ground) < leastShare);

/** Returns the share of pixels that stand out from a background, 0 to 1. */
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
