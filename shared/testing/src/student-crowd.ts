/**
 * Returns a statement that adds many students of one campaign, who can receive mail.
 * @param count number of students
 * @param campaign code of the campaign: letters, digits and dashes
 * @param declining every how many students one does not want advice; 0 for none. The others asked for it.
 */
export const studentCrowd = (count: number, campaign: string, declining = 0): string => `
  with people as (
    insert into users (name, email, email_verified, profile_type)
    select 'Persona', '${campaign}-' || number || '@ejemplo.es', true, 'student'
    from generate_series(1, ${count}) number returning id
  ), made as (
    insert into students (user_id, campaigns) select id, array['${campaign}'] from people returning id
  )
  insert into notification_preferences (student_id, u4i_advice)
  select id, ${declining === 0 ? 'true' : `id % ${declining} <> 0`} from made`;
