/** What the tests' set-up leaves for their teardown; both run in the same process. */
export const forTeardown: { folder?: string; stopPostgres?: () => Promise<void> } = {};
