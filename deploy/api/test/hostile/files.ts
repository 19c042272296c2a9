/** Files that are designed to keep a check busy, by the type that they claim. */
export const hostileFiles: Readonly<Record<string, readonly (readonly [string, () => Buffer])[]>> = {
  svg: [
    ['29 empty comments and a letter', () => text(`${'<!---->'.repeat(29)}x`)],
    ['comments without an end', () => text('<!--'.repeat(500_000))],
    ['a drawing, then comments and a letter', () => text(`<svg></svg>${'<!---->'.repeat(29)}x`)],
    ['a beginning 32,000 times', () => text('<svg '.repeat(32_000))],
    ['an end 200,000 times', () => text(`<svg>${'</svg '.repeat(200_000)}`)],
    ['a viewBox without an end', () => text(`<svg viewBox="0 0 ${'1'.repeat(2_000_000)}`)],
    ['a viewBox of blanks', () => text(`<svg viewBox="0${' ,'.repeat(500_000)}"></svg>`)],
    ['beginnings of a viewBox', () => text(`<svg ${'viewBox="0 '.repeat(100_000)}`)],
    ['nothing but blanks', () => text(' '.repeat(2_000_000))],
    ['blanks behind a declaration', () => text(`<?xml version="1.0"?>${'\n'.repeat(2_000_000)}`)],
    ['declarations', () => text('<?xml ?>'.repeat(200_000))],
    ['a type without an end', () => text(`<!DOCTYPE svg ${'<'.repeat(1_000_000)}`)],
    ['brackets in a type', () => text(`<!DOCTYPE svg ${'['.repeat(100_000)}`)],
    ['references without an end', () => text(`<svg>${'&'.repeat(1_000_000)}`)],
    ['a reference of a million letters', () => text(`<svg>&${'a'.repeat(1_000_000)};</svg>`)],
    ['a million harmless references', () => text(`<svg>${'&#32;'.repeat(400_000)}</svg>`)],
    ['a name of a million letters', () => text(`<svg><${'a'.repeat(1_000_000)}/></svg>`)],
    ['blocks of text that is not read', () => text(`<svg>${'<![CDATA[]]>'.repeat(150_000)}</svg>`)],
    ['brackets that nearly end such a block', () => text(`<svg><![CDATA[${']'.repeat(1_900_000)}`)],
  ],
  pdf: [
    ['ends', () => text(`%PDF-1.4\n${'%%EOF'.repeat(1_000_000)}`)],
    ['beginnings of an end', () => text(`%PDF-1.4\n${'%%EO'.repeat(1_000_000)}`)],
    ['ends of an archive', () => text(`%PDF-1.4\n%%EOF${'PK\x05\x06'.repeat(1_000_000)}`)],
    ['blanks', () => text(`%PDF-1.4\n%%EOF${' '.repeat(5_000_000)}`)],
    ['beginnings of objects', () => text(`%PDF-1.4\n${'1 0 obj\n<< '.repeat(2_000)}`)],
    ['lists within lists', () => text(`%PDF-1.4\n1 0 obj\n${'['.repeat(100_000)}`)],
    ['brackets within brackets', () => text(`%PDF-1.4\n1 0 obj\n${'('.repeat(100_000)}`)],
    ['streams without an end', () => text(`%PDF-1.4\n${'1 0 obj\n<< >>\nstream\n'.repeat(2_000)}`)],
    ['a tag in front, as music has', () => music(`%PDF-1.4\n%%EOF`)],
  ],
  png: [
    ['a million empty pieces', () => Buffer.concat([pngStart, Buffer.alloc(12_000_000)])],
    ['pieces of a negative length', () => Buffer.concat([pngStart, Buffer.alloc(1_000_000, 0xff)])],
  ],
  jpg: [
    [
      'beginnings of segments',
      () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(5_000_000, 0xff)]),
    ],
  ],
  webp: [
    ['pieces of no length', () => Buffer.concat([text('RIFF\0\0\0\0WEBPVP8X'), Buffer.alloc(5_000_000)])],
  ],
  avif: [
    ['boxes of no length', () => Buffer.concat([text('\0\0\0\0ftypavif'), Buffer.alloc(5_000_000)])],
    ['video with objects of no length', () => Buffer.concat([asfStart, Buffer.alloc(5_000_000)])],
    [
      'film with elements of no length',
      () => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(5_000_000)]),
    ],
    ['archive of nothing', () => text(`PK\x03\x04${'\0'.repeat(26)}`.repeat(100_000))],
  ],
};

const text = (content: string): Buffer => Buffer.from(content, 'latin1');

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
/** The header of a Windows film whose first object claims to be 0 bytes long. */
const asfStart = Buffer.concat([
  Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
  Buffer.from('1e0000000000000001000000', 'hex'),
  Buffer.from('0102', 'hex'),
]);

/** A tag of music files with the largest possible length. */
const music = (rest: string): Buffer => Buffer.concat([text('ID3\x04\0\0\x7f\x7f\x7f\x7f'), text(rest)]);
