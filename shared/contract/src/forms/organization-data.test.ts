import { fieldMessages } from '../../test/field-messages.ts';
import { newOrganization, organizationData, organizationUpdate } from './organization-data.ts';

const organization = {
  name: 'Mar Limpio',
  type: 'Asociación',
  sector: 'Medio ambiente',
  size: '1 a 10 personas',
  location: 'Pontevedra',
  description: 'Cuidamos las rías.',
};
const shown = (change: Record<string, unknown>) =>
  fieldMessages(newOrganization, { ...organization, ...change });

it('accepts an organisation without a web address', () => {
  expect(shown({})).toEqual({});
  expect(shown({ web: '' })).toEqual({});
});

it.each([
  ['ejemplo.org', 'https://ejemplo.org'],
  [' www.ejemplo.org/nosotras ', 'https://www.ejemplo.org/nosotras'],
  ['ejemplo.org:8443/a', 'https://ejemplo.org:8443/a'],
  ['http://ejemplo.org', 'http://ejemplo.org'],
  ['HTTPS://ejemplo.org', 'HTTPS://ejemplo.org'],
])('takes the web address %s for %s', (web, kept) => {
  expect(newOrganization.parse({ ...organization, web }).web).toBe(kept);
});

it.each([
  'javascript:alert(1)',
  'mailto:yo@ejemplo.org',
  'ftp://ejemplo.org',
  'yo@ejemplo.org',
  'ejemplo',
  'a b.es',
])('refuses the web address %s', (web) => {
  expect(Object.keys(shown({ web }))).toEqual(['web']);
});

it('shows everything that is missing at once', () => {
  const missing = {
    name: ' ',
    type: undefined,
    sector: undefined,
    size: undefined,
    location: undefined,
    description: '',
  };
  expect(shown(missing)).toEqual(
    Object.fromEntries(Object.keys(organization).map((field) => [field, 'Este campo es obligatorio.'])),
  );
});

it.each(['https://marlimpio.org', 'http://www.marlimpio.org/quienes-somos?lang=gl', 'HTTPS://MARLIMPIO.ORG'])(
  'accepts %p as a web address',
  (web) => {
    expect(shown({ web })).toEqual({});
  },
);

it.each([
  'javascript:alert(1)',
  'https://marlimpio',
  'ftp://marlimpio.org',
  'https://mar limpio.org',
  'data:text/html,x',
])('refuses %p as a web address', (web) => {
  expect(shown({ web })).toEqual({ web: 'Formato no válido.' });
});

it('takes what an organisation says beside, and an empty text for nothing', () => {
  const more = {
    linkedin: '',
    contact_mail: '',
    contact_phone: '',
    contact_name: null,
    reachedUsHow: 'Universidad',
    logo: null,
    brand: { academic_profiles: ['Biología'] },
  };
  expect(fieldMessages(organizationData, { ...organization, ...more })).toEqual({});
  expect(fieldMessages(organizationUpdate, { logo: 4 })).toEqual({});
});

it('shows what is wrong of it', () => {
  expect(
    fieldMessages(organizationUpdate, {
      contact_mail: 'hola@',
      contact_phone: 'llámame',
      linkedin: 'mar limpio',
      logo: 0,
      name: ' ',
    }),
  ).toEqual({
    contact_mail: 'Formato de email incorrecto',
    contact_phone: 'Formato de teléfono no válido',
    linkedin: 'Formato no válido.',
    logo: 'Este campo es obligatorio.',
    name: 'Este campo es obligatorio.',
  });
});
