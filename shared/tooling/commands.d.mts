/** Root command -> what runs it, from the root, with arguments that always come first. */
export const commands: Readonly<Record<string, readonly string[]>>;
