/** Name of the seeded database that the run's set-up makes (test/global-setup.ts) and each test file copies. */
export const templateDatabase = 'template_demo';
