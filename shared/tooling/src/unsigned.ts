/**
 * Settings of servers and commands that sign nothing and verify nothing. Journeys change the copy of the releases that they
 * run on, so servers with keys would refuse it.
 */
export const unsigned = { RELEASE_KEY_FILE: '', RELEASE_PUBLIC_KEYS: '' };
