/** Root command -> what runs it, from the root, with arguments that always come first. */
export const commands: Readonly<Record<string, readonly string[]>>;
/** Commands that run on what is installed, in production as well, and never install. */
export const operating: readonly string[];
