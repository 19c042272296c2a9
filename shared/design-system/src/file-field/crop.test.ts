import { dragged, largestSquare, squareOf, wholeZoom } from './crop.ts';

const wide = { width: 400, height: 200 };

it('takes the largest square from the middle', () => {
  expect(squareOf(wide, largestSquare)).toEqual({ side: 200, left: 100, top: 0 });
});

it('shows less of the picture the more it is enlarged', () => {
  expect(squareOf(wide, { ...largestSquare, zoom: 2 })).toEqual({ side: 100, left: 150, top: 50 });
});

it.each([
  [0, 0],
  [1, 200],
])('never leaves the picture: middle at %p', (x, left) => {
  expect(squareOf(wide, { ...largestSquare, x }).left).toBe(left);
});

it('follows a drag, and stops at the edge', () => {
  expect(squareOf(wide, dragged(wide, largestSquare, 0.25, 0)).left).toBe(50);
  expect(squareOf(wide, dragged(wide, largestSquare, 9, 9))).toEqual({ side: 200, left: 0, top: 0 });
});

it('has all of a wide picture in the square, in its middle, and leaves it there', () => {
  const whole = { ...largestSquare, zoom: wholeZoom(wide) };
  expect(squareOf(wide, whole)).toEqual({ side: 400, left: 0, top: -100 });
  expect(squareOf(wide, dragged(wide, whole, 0.3, 0.3))).toEqual({ side: 400, left: 0, top: -100 });
});
