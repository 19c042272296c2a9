import type { secondFactorCalls } from '../calls/second-factor.ts';
import type { ExamplesOf } from './example.ts';

const itIsThem = { body: { password: 'no-es-esta' } };
const credential = {
  id: 'AQIDBAUGBwgJCgsMDQ4PEA',
  rawId: 'AQIDBAUGBwgJCgsMDQ4PEA',
  type: 'public-key',
} as const;

export const secondFactorExamples = {
  'POST /api/auth/second-factor': { body: { code: '123456' } },
  'POST /api/users/me/second-factor/totp': itIsThem,
  'POST /api/users/me/second-factor/totp/confirm': { body: { code: '123456' } },
  'DELETE /api/users/me/second-factor/totp': itIsThem,
  'POST /api/users/me/second-factor/recovery-codes': itIsThem,
  'POST /api/users/me/passkeys/options': itIsThem,
  'POST /api/users/me/passkeys': {
    body: {
      name: 'Mi móvil',
      credential: {
        ...credential,
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
      },
    },
  },
  'PUT /api/users/me/passkeys/:id': { body: { name: 'Mi portátil' } },
  'DELETE /api/users/me/passkeys/:id': itIsThem,
  'DELETE /api/users/:id/second-factor': itIsThem,
} satisfies ExamplesOf<typeof secondFactorCalls>;
