import type { ContactMessage } from '@puente/contract/entities/contact-message';
import { contactMessage } from '@puente/contract/entities/contact-message';
import { durationOf, kindOf, stateOfMessage } from './message-words.ts';

const day = 24 * 60 * 60 * 1000;
const message = (change: object = {}): ContactMessage =>
  contactMessage.parse({
    id: 7,
    reference: '4F2A91BC',
    kind: 'contact',
    audience: 'university',
    name: 'Carmen',
    email: 'carmen@ejemplo.es',
    subject: 'Firmar un convenio',
    state: 'new',
    assignee: null,
    createdAt: new Date().toISOString(),
    waitsSince: new Date().toISOString(),
    firstAnsweredAt: null,
    settledAt: null,
    outcome: null,
    chat: null,
    ...change,
  });

it('says that a message waits for too long, while the team has to act', () => {
  const waitsSince = new Date(Date.now() - 3 * day).toISOString();
  expect(stateOfMessage(message())).toEqual({ label: 'Sin atender', tone: 'info' });
  expect(stateOfMessage(message({ waitsSince }))).toEqual({
    label: 'Sin atender, con retraso',
    tone: 'warning',
  });
  expect(stateOfMessage(message({ waitsSince, state: 'waiting' })).label).toBe('Espera respuesta');
});

it('says from where a message comes', () => {
  expect(kindOf(message())).toBe('Contacto: Universidad');
  expect(kindOf(message({ kind: 'project', audience: null }))).toBe('Aviso sobre un proyecto');
});

it.each([
  [1, '1 minuto'],
  [59, '59 minutos'],
  [60, '1 hora'],
  [300, '5 horas'],
  [3 * 24 * 60, '3 días'],
])('rounds %d minutes to %s', (minutes, words) => {
  expect(durationOf(minutes)).toBe(words);
});
