import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsIn } from '../../src/db/migrate.ts';
import { migrations } from './added-migration.ts';
import { faultsOf } from './contract-steps.ts';

const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

it('each of our migrations only expands, or removes what the last release no longer uses', () => {
  const ours = migrationsIn().map(({ name }) => ({
    name,
    text: readFileSync(join(migrations, `${name}.sql`), 'utf8'),
  }));
  expect(ours.length).toBeGreaterThan(20);
  expect(faultsOf(ours, version)).toEqual([]);
});

/** Faults of a second migration, when 2.1.0 is the last release. */
const faults = (text: string, release = '2.1.0'): string[] =>
  faultsOf(
    [
      { name: '0000_platform', text: 'drop table everything' },
      { name: '0001_age', text },
    ],
    release,
  );

it.each([
  'alter table users drop column name',
  'drop table users',
  'drop view reports',
  'alter table users rename column name to first_name',
  'alter table users alter column age type bigint',
  'alter table users alter column age set data type bigint',
  'alter table users alter column age set not null',
  'alter table users alter column age drop default',
  'alter table users add column age integer not null',
  'delete from users where age is null',
  'truncate users',
  'ALTER TABLE "users" ADD CONSTRAINT "of_age" CHECK (age > 17)',
  'ALTER TABLE "users" ADD CONSTRAINT "users_school_fk" FOREIGN KEY ("school") REFERENCES "public"."schools"("id")',
  'CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name")',
])('refuses "%s" without a declaration', (statement) => {
  expect(faults(statement)).toEqual([expect.stringContaining('0001_age breaks the release before')]);
  expect(faults(`-- contract of 0000_platform, last used by 2.0.3: pages read it\n${statement}`)).toEqual([]);
});

it.each([
  'alter table users add column age integer default 0 not null',
  'create table pets (id integer);--> statement-breakpoint\ncreate unique index pets_id on pets (id)',
  'ALTER TABLE "users" ADD COLUMN "school" integer;--> statement-breakpoint\nALTER TABLE "users" ADD CONSTRAINT "users_school_fk" FOREIGN KEY ("school") REFERENCES "public"."schools"("id")',
  'create trigger kept before update or delete or truncate on users execute function refuse()',
])('accepts "%s"', (statements) => {
  expect(faults(statements)).toEqual([]);
});

describe('a contract step', () => {
  const step = (declared: string) => `-- contract of ${declared}: why\nalter table users drop column name`;

  it('waits for a release that does without', () => {
    expect(faults(step('0000_platform, last used by 2.1.0'))).toEqual([
      '0001_age removes what release 2.1.0 uses, and 2.1.0 is the last release: wait for the next one.',
    ]);
    expect(faults(step('0000_platform, last used by 2.9.0'), '2.10.0')).toEqual([]);
    expect(faults(step('0000_platform, last used by 2.10.0'), '2.9.0')).toHaveLength(1);
  });

  it('names an earlier migration, and a release', () => {
    expect(faults(step('0001_age, last used by 2.0.0'))).toEqual([
      '0001_age is the contract of 0001_age, which is no earlier migration.',
    ]);
    expect(faults(step('0000_platform'))).toEqual([expect.stringContaining('declares no contract step')]);
  });
});
