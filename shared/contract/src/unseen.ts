/** Characters that are invisible or change the text direction. Includes U+2800, which renders as a blank, and lone surrogates. */
const unseen = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Emoji of several characters: flags of regions, keycaps, and pictures in a colour or joined to others. */
const emoji =
  /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu;

/** Tells whether a reader cannot see some character. Within an emoji joiners and selectors do no harm. */
export const hidesSomething = (text: string): boolean => text.replaceAll(emoji, '').search(unseen) !== -1;

/** Removes invisible characters from names that nobody can correct, such as a file's. */
export const withoutUnseen = (text: string): string => text.replaceAll(unseen, '');

/** Tells whether anything is to be read: a letter, a number or a picture. */
export const isLegible = (text: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(text);
