import { dragged, squareOf, wholePicture } from './crop.ts';

const wide = { width: 400, height: 200 };

it('takes the largest square from the middle', () => {
  expect(squareOf(wide, wholePicture)).toEqual({ side: 200, left: 100, top: 0 });
});

it('shows less of the picture the more it is enlarged', () => {
  expect(squareOf(wide, { ...wholePicture, zoom: 2 })).toEqual({ side: 100, left: 150, top: 50 });
});

it.each([
  [0, 0],
  [1, 200],
])('never leaves the picture: middle at %p', (x, left) => {
  expect(squareOf(wide, { ...wholePicture, x }).left).toBe(left);
});

it('follows a drag, and stops at the edge', () => {
  expect(squareOf(wide, dragged(wide, wholePicture, 0.25, 0)).left).toBe(50);
  expect(squareOf(wide, dragged(wide, wholePicture, 9, 9))).toEqual({ side: 200, left: 0, top: 0 });
});
