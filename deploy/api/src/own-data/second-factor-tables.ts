import { key, owner, secret } from './decision.ts';

/** Tables of the second factor. */
export const secondFactorTables = {
  totps: {
    deletion: 'goes',
    columns: {
      confirmedAt: 'activa_desde',
      userId: owner,
      secret,
      usedStep: { left: 'says nothing that the login does not' },
      createdAt: { left: 'of a secret that may never have counted' },
      updatedAt: { left: 'follows from the last login' },
    },
  },
  recoveryCodes: {
    deletion: 'goes',
    columns: { createdAt: 'creado', id: key, userId: owner, hash: secret },
  },
  passkeys: {
    deletion: 'goes',
    columns: {
      name: 'nombre',
      createdAt: 'creada',
      lastUsedAt: 'ultimo_uso',
      id: key,
      userId: owner,
      credentialId: { left: 'a number of the browser' },
      publicKey: { left: 'for computers only' },
      counter: { left: 'for computers only' },
      transports: { left: 'for computers only' },
    },
  },
} as const;
