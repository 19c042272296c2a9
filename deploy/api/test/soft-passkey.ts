import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '@puente/contract/entities/second-factor';
import type { NewPasskey, PasskeyProof } from '@puente/contract/forms/second-factor';

const origin = 'http://localhost:3000';
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** An authenticator with one ES256 key, like a security key: it confirms the user's presence only. */
export class SoftPasskey {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #uses = 0;

  create({ challenge, rp }: PasskeyCreation, from = origin): NewPasskey {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, coseKey(x, y)]);
    const authData = this.#authenticatorData(rp.id, 0x41, attested);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestationObject(authData).toString('base64url'),
        transports: ['usb'],
      },
    };
  }

  prove({ challenge, rpId }: PasskeyRequest, from = origin): PasskeyProof {
    const data = clientData('webauthn.get', challenge, from);
    const authData = this.#authenticatorData(rpId, 0x01);
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), this.#keys.privateKey);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #credential() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  #authenticatorData(rpId: string, flags: number, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested]);
  }
}

const clientData = (type: string, challenge: string, from: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

// CBOR (RFC 8949), by hand: two maps with fixed keys.
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** EC2, ES256, P-256, x, y. */
const coseKey = (x: string, y: string): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);

const attestationObject = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes(authData),
  ]);
