import { hashPassword } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { readConfig } from '../src/config.ts';
import { connect } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';

/** When the last migration of the first version was written (migrations/meta/_journal.json, 0002). */
const firstVersion = 1795173466643;

/** Fills a database as the first version of the product left it: a student, an application, a project, a saved project. */
const connection = await connect(readConfig(process.env));
const { db } = connection;
await migrate(db, firstVersion);
const password = await hashPassword('Puente-2026');
await db.execute(
  sql`insert into universities (name, validated) values ('Universidad de Vigo', true), ('Universidad Escrita a Mano', false)`,
);
await db.execute(
  sql`insert into centers (university_id, name, province) values (1, 'Campus de Ourense', 'Ourense')`,
);
await db.execute(
  sql`insert into study_areas (name) values ('Artes y Humanidades'), ('Ciencias'), ('Ciencias de la Salud'), ('Ciencias Sociales y Jurídicas'), ('Ingeniería y Arquitectura')`,
);
await db.execute(sql`insert into users (name, surname, email, email_verified, profile_type) values
  ('Uxía', 'Rey', 'uxia@puente.test', true, 'student'), ('Brais', 'Mera', 'brais@puente.test', true, 'coordinator')`);
await db.execute(
  sql`insert into accounts (account_id, provider_id, user_id, password) values ('1', 'credential', 1, ${password}), ('2', 'credential', 2, ${password})`,
);
await db.execute(sql`insert into students (user_id, university_id, situation) values (1, 1, 'choosing')`);
await db.execute(sql`insert into organizations (name, sector) values ('Rías Vivas', 'Medio ambiente')`);
await db.execute(sql`insert into coordinators (user_id, organization_id) values (2, 1)`);
await db.execute(sql`insert into projects (organization_id, title, description, presentiality, status, published_at, tags)
  values (1, 'Inventario de algas invasoras', 'Un mapa de las algas.', 'remote', 'new', now(), '{mar}'), (1, 'Un borrador', '', 'onsite', 'draft', null, '{}')`);
await db.execute(sql`insert into project_study_areas (project_id, study_area_id) values (1, 2)`);
await db.execute(
  sql`insert into applies (student_id, project_id, status, motivation) values (1, 1, 'preselected', 'Conozco bien la costa.')`,
);
await db.execute(sql`insert into favorites (student_id, project_id) values (1, 1)`);
await connection.close();
