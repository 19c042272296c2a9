import { peopleQueries } from '@puente/client/people';
import { roleWords, staffRoleWords } from '@puente/contract/constants/role-words';
import { roles, staffRoles } from '@puente/contract/roles';
import { type Search, tableSearch } from '@puente/platform/lists';

/** Search of staff for people: the address of /staff/personas, its filters and its API query. */
export const peopleSearch = tableSearch('GET /api/people', ({ keyword, oneOf }) => ({
  filters: {
    q: keyword({ label: 'Nombre o correo', where: (text) => ({ keyword: { $containsi: text } }) }),
    role: oneOf({
      label: 'Perfil',
      values: roles,
      words: roleWords,
      where: (role) => ({ profileType: { $eq: role } }),
    }),
    duty: oneOf({
      label: 'Función en el equipo',
      values: staffRoles,
      words: staffRoleWords,
      where: (duty) => ({ staffRole: { $eq: duty } }),
    }),
  },
  sorts: {
    created: ['createdAt:desc', 'createdAt:asc'],
    name: ['surname:asc', 'surname:desc'],
    login: ['lastLogin:desc', 'lastLogin:asc'],
  },
  pageSize: 25,
}));

export const peoplePage = (search: Search) => peopleQueries.list(peopleSearch.toQuery(search));
