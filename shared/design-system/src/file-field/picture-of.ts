/** Pixels of the long side of a rasterised drawing: enough for the saved square, even if that is only a part. */
const drawnSide = 2048;

/**
 * Decodes the picture in a file, to be cropped. A drawing (SVG) is rasterised: browsers decode it only as an element of a page, and it may
 * have no size.
 * @throws when the browser cannot read it
 */
export const pictureOf = (file: File): Promise<ImageBitmap> =>
  file.type === 'image/svg+xml' || /\.svg$/i.test(file.name) ? drawingOf(file) : createImageBitmap(file);

async function drawingOf(file: File): Promise<ImageBitmap> {
  // The type decides how a browser reads it, and a file manager may not know it.
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = drawnSide / Math.max(width, height, 1);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round((width || 1) * scale);
    canvas.height = Math.round((height || 1) * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}
