/** Removes the image at the start of the text if it is the cover, which is already shown above. */
export function withoutCover(content: string, cover: string | null): string {
  const text = content.trimStart();
  if (cover === null || !text.startsWith('![')) return content;
  const end = text.indexOf(')');
  const [, written = ''] = text.slice(0, end).split('](');
  const [address] = written.trim().replaceAll(/[<>]/g, '').split(' ');
  return address === cover ? text.slice(end + 1).trimStart() : content;
}
