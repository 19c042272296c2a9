/** State that the tests' set-up hands to their teardown; both run in the same process. */
export const forTeardown: { folder?: string; stopPostgres?: () => Promise<void> } = {};
