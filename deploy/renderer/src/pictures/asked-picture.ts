import * as z from 'zod/mini';

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** What a picture says: words of a page, as everybody may read them there. */
export const askedPicture = z.object({
  title: words(300),
  /** What kind of page it is: 'Proyecto'. */
  kind: z.optional(words(60)),
  /** Who and where, in a few words each. */
  facts: z.array(words(120)).check(z.maxLength(3)),
});

export type AskedPicture = z.infer<typeof askedPicture>;

/** A picture as a thread answers it. */
export interface DrawnPicture {
  png: Uint8Array;
}
