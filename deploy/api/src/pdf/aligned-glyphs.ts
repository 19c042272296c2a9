const recordsAt = 12;
const recordLength = 16;

/**
 * Returns a copy of a TrueType font in which every glyph takes a multiple of four bytes. The library that makes subsets
 * writes short glyph offsets, which are halved: it loses glyphs after one of an odd length.
 */
export function alignGlyphs(font: Buffer): Buffer {
  const glyf = findTable(font, 'glyf');
  const loca = findTable(font, 'loca');
  const formatAt = findTable(font, 'head').offset + 50;
  const hasLongOffsets = font.readUInt16BE(formatAt) === 1;
  const size = hasLongOffsets ? 4 : 2;
  const starts = Array.from({ length: loca.length / size }, (_, index) => {
    const at = loca.offset + index * size;
    return glyf.offset + (hasLongOffsets ? font.readUInt32BE(at) : font.readUInt16BE(at) * 2);
  });

  const glyphs: Buffer[] = [];
  const offsets = Buffer.alloc(starts.length * 4);
  let offset = 0;
  for (const [index, start] of starts.entries()) {
    offsets.writeUInt32BE(offset, index * 4);
    const glyph = font.subarray(start, starts[index + 1] ?? start);
    const padding = Buffer.alloc(-glyph.length & 3);
    glyphs.push(glyph, padding);
    offset += glyph.length + padding.length;
  }

  // The new tables follow the old file, and its records then point to them.
  const aligned = Buffer.concat([font, Buffer.alloc(-font.length & 3), ...glyphs, offsets]);
  const glyphsAt = aligned.length - offsets.length - offset;
  aligned.writeUInt16BE(1, formatAt);
  writeRecord(aligned, glyf.record, glyphsAt, offset);
  writeRecord(aligned, loca.record, glyphsAt + offset, offsets.length);
  return aligned;
}

/** @throws when the font has no such table */
function findTable(font: Buffer, tag: string) {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = recordsAt + index * recordLength;
    if (font.toString('latin1', record, record + 4) === tag)
      return { record, offset: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) };
  }
  throw new Error(`The font has no table '${tag}'.`);
}

function writeRecord(font: Buffer, record: number, offset: number, length: number): void {
  font.writeUInt32BE(offset, record + 8);
  font.writeUInt32BE(length, record + 12);
}
