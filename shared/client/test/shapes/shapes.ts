import { organization as summary, pageOf, project, user } from '@puente/testing/pages/records';

/** A response in the formats of both kinds of server in this API family. `flat` is the client's result for either. */
export interface Shape {
  flat: unknown;
  wrapped: unknown;
}

const createdAt = '2025-03-10T09:00:00.000Z';
const updatedAt = '2025-04-02T11:30:00.000Z';
const stamps = { createdAt, updatedAt };

/** A record of a server that wraps it. */
const wrap = ({ id, ...attributes }: { id: number } & Record<string, unknown>) => ({ id, attributes });
const relation = (data: unknown) => ({ data });

const thumbnail = {
  name: 'thumbnail_logo.png',
  hash: 'thumbnail_logo_5a1',
  ext: '.png',
  mime: 'image/png',
  width: 245,
  height: 245,
  size: 4100,
  url: '/uploads/thumbnail_logo.png',
};
const logo = {
  id: 9,
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
  size: 12_400,
  url: '/uploads/logo.png',
  previewUrl: null,
  provider: 'local',
  provider_metadata: null,
};
const organization = {
  id: 2,
  ...stamps,
  name: 'Mar Limpio',
  type: 'Asociación',
  sector: 'Medio ambiente',
  size: '11 a 50 personas',
  description: null,
  location: 'Pontevedra',
  web: null,
  linkedin: null,
  verified: false,
  seeks_inclusion: false,
};
const offer = {
  id: 3,
  ...stamps,
  title: 'Prácticas en costa',
  description: 'Tres meses en el laboratorio.',
  status: 'open',
  publishedAt: createdAt,
  isDraft: false,
  location: 'Pontevedra',
  target_profile: null,
  presentiality: null,
  details: { type: 'Oferta', remuneration: '400 € al mes' },
  content: null,
  url: null,
};
const student = {
  id: 7,
  ...stamps,
  university: 'Universidade de Vigo',
  province: 'Lugo',
  phone: null,
  situation: 'choosing',
  qualification: null,
  study_type: 'Grado',
  work_deadline: null,
  tags: ['Salud'],
  reachedUsHow: null,
  campaigns: [],
  competences: null,
  disability: null,
  visibility: 'applied',
  completedAt: null,
};
const account = { id: 1, email: 'ana@puente.test', name: 'Ana', surname: 'Souto', phone: null };
const saved = project();
const message = {
  id: 21,
  ...stamps,
  isRead: false,
  kind: 'pre_selected',
  notification_subject: 'Te han preseleccionado',
  notification_message: '<p>Enhorabuena.</p>',
};
const subarea = { id: 51, name: 'Biología' };

/**
 * Written after the specification's sections 3 and 7, relation by relation; `flat` names media by the address that the
 * page can load.
 */
export const shapes = (absolute: (path: string) => string) => {
  const shownLogo = {
    ...logo,
    url: absolute(logo.url),
    formats: { thumbnail: { ...thumbnail, url: absolute(thumbnail.url) } },
  };
  return {
    'GET /api/organizations': {
      flat: pageOf([{ ...organization, logo: shownLogo, opportunities: [offer] }]),
      wrapped: pageOf([
        wrap({ ...organization, logo: relation(wrap(logo)), opportunities: relation([wrap(offer)]) }),
      ]),
    },
    'GET /api/students': {
      flat: pageOf([{ ...student, user: account, favorites: [saved], favorites_tfxes: [], follows: [] }]),
      wrapped: pageOf([
        wrap({
          ...student,
          user: relation(wrap(account)),
          favorites: relation([wrap({ ...saved, organization: relation(wrap(summary)) })]),
          // The other spelling that servers use (§3).
          favourites_tfxes: relation([]),
          follows: relation([]),
        }),
      ]),
    },
    'GET /api/communication-centers': {
      flat: pageOf([{ ...message, student: { id: 7 } }]),
      wrapped: pageOf([wrap({ ...message, student: relation(wrap({ id: 7 })) })]),
    },
    'GET /api/degree/names': {
      flat: pageOf([{ id: 31, name: 'Grado en Derecho' }]),
      wrapped: pageOf([wrap({ id: 31, name: 'Grado en Derecho' })]),
    },
    'GET /api/study-areas': {
      flat: { data: [{ id: 5, name: 'Ciencias', study_subareas: [subarea] }] },
      wrapped: {
        data: [wrap({ id: 5, name: 'Ciencias', study_subareas: relation([wrap(subarea)]) })],
      },
    },
    'GET /api/users/me': {
      flat: { ...user('projectManager'), picture: shownLogo },
      // The user is never wrapped; its picture is a plain media file.
      wrapped: { ...user('projectManager'), profileType: 'project-manager', picture: logo },
    },
  } satisfies Record<string, Shape>;
};
