import * as z from 'zod/mini';

/** Colours that a brand can override: names of the design system's tokens, without `--pt-`. */
export const brandColours = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-soft',
  'accent-soft-strong',
  'on-accent-soft',
  'focus',
  'sun',
  'sun-soft',
] as const;

const words = z.string().check(z.trim(), z.minLength(1));
/** A value that only the owner can supply. Shown as pending in development, left out in production. */
const ownerSupplied = z.union([z.strictObject({ value: words }), z.strictObject({ pending: words })]);
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
/** Colours for the light and the dark theme. */
const pair = z.tuple([hex, hex]);

/** Schema of brand.json: all names and texts of the product and its owner, in one place. */
export const brandFile = z.strictObject({
  name: words,
  /** Part of the address `/{slug}-una-empresa-social`. */
  slug: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  description: words,
  colours: z.intersection(z.object({ paper: pair }), z.partialRecord(z.enum(brandColours), pair)),
  legalOwner: ownerSupplied,
  contact: z.strictObject({ student: ownerSupplied, organization: ownerSupplied, university: ownerSupplied }),
});

export type BrandFile = z.infer<typeof brandFile>;
export type OwnerSupplied = z.infer<typeof ownerSupplied>;
