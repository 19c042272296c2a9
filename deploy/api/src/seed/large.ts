import { type SQL, sql } from 'drizzle-orm';
import { provinces } from '@puente/contract/constants/provinces';
import type { Database } from '../db/connect.ts';
import { firstNames, surnames } from './data/people.ts';
import { scienceIdeas } from './data/projects-science.ts';
import { socialIdeas } from './data/projects-social.ts';
import { keepIdsApart } from './ids-apart.ts';
import { seedReference } from './reference.ts';

interface Size {
  projects: number;
  students: number;
}

/** Seeds a large volume for benchmarks within the database: realistic sizes and distributions, repeated texts. */
export async function seedLarge(db: Database, size: Size): Promise<void> {
  const organizationCount = Math.max(50, Math.round(size.projects / 25));
  await seedReference(db);
  await keepIdsApart(db);
  await db.execute(sql`
    insert into organizations (name, type, sector, size, location, description, verified)
    select 'Organización ' || n, 'Empresa', 'Tecnología', '11 a 50 personas', ${cycled(provinces, sql`n`)}, 'Organización de prueba de volumen.', true
    from generate_series(1, ${organizationCount}::int) n`);
  await db.execute(sql`
    insert into users (name, surname, email, email_verified, profile_type)
    select ${cycled(firstNames, sql`n`)}, ${cycled(surnames, sql`n / 7`)} || ' ' || ${cycled(surnames, sql`n / 3`)},
      'estudiante' || n || '@volumen.puente.test', true, 'student'
    from generate_series(1, ${size.students}::int) n`);
  await db.execute(sql`
    insert into students (user_id, university_id, province, situation)
    select u.id, (select min(id) from universities) + (u.id % 85), ${cycled(provinces, sql`u.id`)}, 'choosing'
    from users u where u.profile_type = 'student'`);
  const ideas = [...scienceIdeas, ...socialIdeas];
  const texts = ideas.map(({ context, work, result }) =>
    [context, work, result].join('\n\n').replaceAll('{province}', 'la provincia'),
  );
  await db.execute(sql`
    insert into projects (organization_id, title, description, status, published_at, created_at, deadline, type, ods, tags,
      presentiality, location, visibility_consent, requirements, dedication)
    select (select min(id) from organizations) + (n % ${organizationCount}::int),
      ${cycled(
        ideas.map(({ title }) => title),
        sql`n`,
      )} || ' ' || n,
      ${cycled(texts, sql`n`)},
      case when n % 10 = 0 then 'expired' when n % 33 = 0 then 'draft' else 'new' end,
      case when n % 33 = 0 and n % 10 <> 0 then null else now() - make_interval(mins => n * 5) end,
      now() - make_interval(mins => n * 5),
      case when n % 10 = 0 then now() - interval '30 days' when n % 3 = 0 then null else now() + make_interval(days => 10 + n % 120) end,
      'TFG o TFM', array[(n % 17) + 1]::smallint[], array[${cycled(
        ideas.map(({ tags }) => tags[0] ?? ''),
        sql`n`,
      )}],
      ${cycled(['onsite', 'hybrid', 'remote'], sql`n`)}, ${cycled(provinces, sql`n / 3`)}, true, 'Ganas de aprender.', 'Flexible'
    from generate_series(1, ${size.projects}::int) n`);
  await db.execute(sql`
    insert into project_study_areas (project_id, study_area_id)
    select p.id, a.id from projects p join study_areas a on (p.id + a.id) % 5 = 0 or (p.id + a.id) % 7 = 0`);
  await db.execute(sql`
    insert into applications (student_id, project_id, status, motivation)
    select s.id, (select min(id) from projects) + ((s.id * 7919) % ${size.projects}::int), 'new', 'Me interesa este proyecto y puedo aportar mucho.'
    from students s where s.id % 2 = 0
    on conflict do nothing`);
  // VACUUM also marks pages all-visible, without which an index cannot answer by itself.
  await db.execute(sql`vacuum analyze`);
}

/** One of `values`, in turn. */
const cycled = (values: readonly string[], turn: SQL): SQL =>
  sql`(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[])[1 + (${turn}) % ${values.length}::int]`;
