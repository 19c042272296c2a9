import { fieldMessages } from '../../test/field-messages.ts';
import { newOpportunity, opportunityUpdate } from './opportunity.ts';

const event = {
  organization: 3,
  title: 'Jornada de puertas abiertas',
  description: 'Una mañana para conocer la huerta y al equipo.',
  details: { type: 'Evento', date: '2099-05-14T10:00:00+02:00' },
};
const shown = (change: object) => fieldMessages(newOpportunity, { ...event, ...change });

it('accepts an event with its day, and an offer that says nothing of money', () => {
  expect(shown({})).toEqual({});
  expect(shown({ details: { type: 'Oferta' } })).toEqual({});
  expect(
    shown({ details: { type: 'Oferta', remuneration: null }, url: '', target_profile: '', location: null }),
  ).toEqual({});
});

it.each([
  'mañana',
  '2099-05-14',
  '2099-05-14T10:00',
  '2099-02-30T10:00:00Z',
  '2099-05-14T25:00:00Z',
  '1999-05-14T10:00:00Z',
  '12099-05-14T10:00:00Z',
])('takes %p for no moment', (date) => {
  expect(shown({ details: { type: 'Evento', date } })).toEqual({ 'details.date': 'Formato no válido.' });
});

it('knows an event by its type', () => {
  expect(shown({ details: { type: 'Fiesta' } })).toEqual({ 'details.type': 'Este campo es obligatorio.' });
});

it('lets an update speak of some fields only, and never of the organisation', () => {
  expect(fieldMessages(opportunityUpdate, {})).toEqual({});
  expect(opportunityUpdate.parse({ status: 'closed' })).toEqual({ status: 'closed' });
  expect(opportunityUpdate.safeParse({ status: 'closed', organization: 9 }).success).toBe(false);
});
