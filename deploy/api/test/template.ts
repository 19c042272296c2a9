/** Name of the seeded database that the run's set-up creates (test/global-setup.ts) and each test file copies. */
export const templateDatabase = 'template_demo';
