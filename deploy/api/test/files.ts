import { crc32 } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { makePdf } from '../src/seed/pdf.ts';

/** A valid PDF. `bytes` makes it at least that long, in a way that readers accept. */
export function pdfFile(name: string, bytes = 0): File {
  const pdf = makePdf(['Currículum', 'Una página']);
  return new File([new Uint8Array(pdf), ' '.repeat(Math.max(0, bytes - pdf.length + 1))], name, {
    type: 'application/pdf',
  });
}

/** An encrypted PDF that requires only the user's password. */
export async function lockedPdf(
  name: string,
  passwords: { ownerPassword: string; userPassword?: string },
): Promise<File> {
  const document = await PDFDocument.load(makePdf(['Currículum']));
  document.encrypt({ userPassword: '', ...passwords });
  return new File([new Uint8Array(await document.save())], name);
}

/** First bytes of a file. A negative length leaves that many out. */
export const firstBytes = async (name: string, file: File, length: number): Promise<File> =>
  new File([(await file.arrayBuffer()).slice(0, length)], name);

interface Picture {
  width: number;
  height: number;
  /** Adds EXIF data with location, device and orientation. */
  withExif?: boolean;
}

/** An image of one colour. */
export async function imageFile(
  name: string,
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif',
  { width, height, withExif = false }: Picture,
): Promise<File> {
  const plain = sharp({
    create: { width, height, channels: 3, background: '#3a7' },
    limitInputPixels: false,
  }).toFormat(format, { effort: 1 });
  const picture = withExif
    ? plain
        .withExif({
          IFD0: { Make: 'Cámara de prueba' },
          IFD3: { GPSLatitude: '43/1 22/1 0/1', GPSLatitudeRef: 'N' },
        })
        .withMetadata({ orientation: 6 })
    : plain;
  return new File([new Uint8Array(await picture.toBuffer())], name);
}

/** Concatenates the first bytes of one file with those of another. */
export const joined = async (name: string, ...parts: readonly (File | string)[]): Promise<File> =>
  new File(
    await Promise.all(parts.map(async (part) => (typeof part === 'string' ? part : part.arrayBuffer()))),
    name,
  );

/** A PNG of a few bytes whose header claims more than 50 million pixels. */
export async function pictureBomb(name: string): Promise<File> {
  const bytes = Buffer.from(await (await imageFile(name, 'png', { width: 9, height: 9 })).arrayBuffer());
  bytes.writeUInt32BE(10_000, 16);
  bytes.writeUInt32BE(5_001, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new File([bytes], name);
}
