export * from './schema/accounts.ts';
export * from './schema/files.ts';
export * from './schema/organizations.ts';
export * from './schema/people.ts';
export * from './schema/projects.ts';
export * from './schema/studies.ts';
