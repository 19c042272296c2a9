/** An answer as both kinds of server of this API family give it; `flat` is what the client makes of either. */
export interface Shape {
  flat: unknown;
  wrapped: unknown;
}

const createdAt = '2025-03-10T09:00:00.000Z';
const updatedAt = '2025-04-02T11:30:00.000Z';
const stamps = { createdAt, updatedAt };
export const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 };

const wrap = (id: number, attributes: object) => ({ id, attributes });
const relation = (data: unknown) => ({ data });

const thumbnail = {
  ext: '.png',
  mime: 'image/png',
  width: 245,
  height: 245,
  size: 4.1,
  url: '/uploads/thumbnail_logo.png',
};
const logo = {
  ...stamps,
  name: 'logo.png',
  alternativeText: null,
  caption: null,
  width: 400,
  height: 400,
  formats: { thumbnail },
  hash: 'logo_5a1',
  ext: '.png',
  mime: 'image/png',
  size: 12.4,
  url: '/uploads/logo.png',
  previewUrl: null,
  provider: 'local',
  provider_metadata: null,
};
const organization = {
  ...stamps,
  name: 'Mar Limpio',
  type: 'Asociación',
  sector: 'Medio ambiente',
  size: '11 a 50 personas',
};
const offer = {
  ...stamps,
  title: 'Prácticas en costa',
  status: 'open',
  location: 'Vigo',
  url: null,
  publishedAt: createdAt,
};
const details = [{ id: 4, __component: 'details.offer', type: 'Oferta', remuneration: '400 € al mes' }];
const student = { ...stamps, province: 'Lugo', situation: 'choosing', tags: ['Salud'], disability: null };
const project = {
  ...stamps,
  title: 'Huertos urbanos',
  status: 'new',
  ods: [11, 13],
  tags: [],
  academic_profile: [],
};
const message = {
  ...stamps,
  isRead: false,
  notification_subject: 'Te han preseleccionado',
  notification_message: '<p>Enhorabuena.</p>',
};

/**
 * Written after the specification's sections 3 and 7, relation by relation; `flat` names media by the address that the
 * page can load.
 */
export const shapes = (absolute: (path: string) => string) => {
  const shownLogo = {
    id: 9,
    ...logo,
    url: absolute(logo.url),
    formats: { thumbnail: { ...thumbnail, url: absolute(thumbnail.url) } },
  };
  return {
    'GET /api/organizations': {
      flat: {
        data: [{ id: 2, ...organization, logo: shownLogo, opportunities: [{ id: 3, ...offer, details }] }],
        meta: { pagination },
      },
      wrapped: {
        data: [
          wrap(2, {
            ...organization,
            logo: relation(wrap(9, logo)),
            opportunities: relation([wrap(3, { ...offer, details })]),
          }),
        ],
        meta: { pagination },
      },
    },
    'GET /api/students': {
      flat: {
        data: [
          {
            id: 7,
            ...student,
            user: { id: 1, email: 'ana@puente.test', profileType: 'student' },
            student_area: { id: 5, name: 'Ciencias' },
            favorites: [{ id: 11, ...project, organization: { id: 2, ...organization } }],
            favorites_tfxes: [{ id: 12, title: 'Algas', study_areas: [{ id: 5, name: 'Ciencias' }] }],
            follows: [],
          },
        ],
        meta: { pagination },
      },
      wrapped: {
        data: [
          wrap(7, {
            ...student,
            user: relation(wrap(1, { email: 'ana@puente.test', profileType: 'student' })),
            student_area: relation(wrap(5, { name: 'Ciencias' })),
            favorites: relation([wrap(11, { ...project, organization: relation(wrap(2, organization)) })]),
            // The other spelling that servers use (§3).
            favourites_tfxes: relation([
              wrap(12, { title: 'Algas', study_areas: relation([wrap(5, { name: 'Ciencias' })]) }),
            ]),
            follows: relation([]),
          }),
        ],
        meta: { pagination },
      },
    },
    'GET /api/communication-centers': {
      flat: { data: [{ id: 21, ...message, student: { id: 7, ...student } }], meta: { pagination } },
      wrapped: {
        data: [wrap(21, { ...message, student: relation(wrap(7, student)) })],
        meta: { pagination },
      },
    },
    'GET /api/degree/names': {
      flat: { data: [{ id: 31, name: 'Grado en Derecho' }], meta: { pagination } },
      wrapped: { data: [wrap(31, { name: 'Grado en Derecho' })], meta: { pagination } },
    },
    'GET /api/study-areas': {
      flat: { data: [{ id: 5, name: 'Ciencias', study_subareas: [{ id: 51, name: 'Biología' }] }] },
      wrapped: {
        data: [wrap(5, { name: 'Ciencias', study_subareas: relation([wrap(51, { name: 'Biología' })]) })],
      },
    },
    'GET /api/users/me': {
      flat: { id: 1, email: 'leire@puente.test', profileType: 'projectManager', picture: shownLogo },
      // The user is never wrapped; its picture is a plain media file.
      wrapped: {
        id: 1,
        email: 'leire@puente.test',
        profileType: 'project-manager',
        picture: { id: 9, ...logo },
      },
    },
  } satisfies Record<string, Shape>;
};
