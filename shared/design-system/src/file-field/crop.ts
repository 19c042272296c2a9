/** Square part of a picture that is kept, by its zoom and its centre. */
export interface Crop {
  /** 1 is the largest square. */
  zoom: number;
  /** The centre, from 0 to 1 of the picture's width and height. */
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const largestSquare: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

/** Zoom at which the whole picture fits in the square, with empty margins. Otherwise a wide logo would be cut. */
export const wholeZoom = ({ width, height }: Size): number =>
  Math.min(width, height) / Math.max(width, height);

/** Returns the square in pixels of the picture. It stays within the picture; a side that is larger than the picture is centred. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return {
    side,
    left: within(x * width - side / 2, width - side),
    top: within(y * height - side / 2, height - side),
  };
}

/** Returns the crop after dragging the picture. Both distances are in sides of the square, right and down. */
export function dragged(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side, left, top } = squareOf(size, crop);
  const middle = (start: number, drag: number, length: number) =>
    (within(start - drag * side, length - side) + side / 2) / length;
  return { ...crop, x: middle(left, right, size.width), y: middle(top, down, size.height) };
}

const within = (value: number, most: number): number =>
  most < 0 ? most / 2 : Math.min(Math.max(0, value), most);
