/** Sources whose tests have to notice at least nine of ten changes of their code (`npm run test:long mutation`). */
export interface MutationSubject {
  name: string;
  workspace: string;
  /** Globs in the workspace. */
  sources: readonly string[];
  /** Globs in the workspace. Each test runs once for every mutant of the code that it covers, so slow ones are excluded. */
  tests: readonly string[];
  /** Names of properties and constants whose values only tests of another kind run through. */
  leftOut?: readonly string[];
}

export const mutationSubjects: readonly MutationSubject[] = [
  {
    name: 'rules',
    workspace: 'shared/contract',
    sources: [
      'src/{preloaded-data,filters,query,relative-time,return-path,role-spelling,roles,text}.ts',
      'src/constants/{statuses,vitals}.ts',
      'src/entities/organizations-of.ts',
    ],
    tests: [
      'src/{preloaded-data,query,relative-time,return-path,role-spelling,roles,text}.test.ts',
      'src/{constants,entities}/*.test.ts',
    ],
  },
  {
    name: 'forms',
    workspace: 'shared/contract',
    // The others in the folder, mostly lists of fields, have no tests next to them: the API's tests cover them.
    sources: [
      'src/forms/{account,answers-schema,application,content,draft,extensions,field-definition,fields,line,moment}.ts',
      'src/forms/{project,registration,student-profile,student-profile-wizard,work}.ts',
      'src/phone.ts',
    ],
    tests: ['src/forms/*.test.ts'],
  },
  {
    name: 'policies',
    workspace: 'deploy/api',
    sources: ['src/access/actor.ts', 'src/*/*policy.ts'],
    tests: ['src/server/policies.test.ts', 'src/server/who-may*.test.ts', 'src/applications/policy.test.ts'],
    // Queries: their results are tested on the database.
    leftOut: ['load', 'visible', 'shown', 'themselves'],
  },
  {
    name: 'session',
    workspace: 'shared/platform',
    sources: ['src/session/*.ts'],
    tests: ['src/session/*.test.ts'],
  },
  {
    name: 'releases',
    workspace: 'deploy/releases',
    sources: ['src/{check-records,compatibility,promote,prune,routes,overview}.ts'],
    tests: ['src/{check-records,promote,prune,routes}.test.ts'],
  },
];
