import * as z from 'zod/mini';

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Texts in a picture, as they are public on the page. */
export const askedPicture = z.object({
  title: words(300),
  /** Kind of page: 'Proyecto'. */
  kind: z.optional(words(60)),
  /** Short facts, such as organisation and place. */
  facts: z.array(words(120)).check(z.maxLength(3)),
});

export type AskedPicture = z.infer<typeof askedPicture>;

/** Result of a thread: the picture. */
export interface DrawnPicture {
  png: Uint8Array;
}
