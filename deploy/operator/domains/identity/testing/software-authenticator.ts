import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { beginPasskey, beginPasskeyLogin, NewPasskey, PasskeyProof } from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

/** CBOR of `{fmt: "none", attStmt: {}, authData}`. */
const attestation = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x59]),
    uint16(authData.length),
    authData,
  ]);

/** COSE key of a point on P-256, for ES256. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);

/** A browser and an authenticator with one passkey in it, as WebAuthn describes them; each property can be made to lie. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  const client = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: device.origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, more: Buffer = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(device.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (device.isUnlocked ? verified : 0)]), counter, more]);
  };
  const device = {
    id,
    origin,
    /** Whether its user has shown a finger, a face or a PIN. */
    isUnlocked: true,
    counter: 0,
    /** Whom the passkey was made for. */
    userHandle: '',
    create({ rp, user, challenge }: AnswerOf<typeof beginPasskey>): NewPasskey {
      device.userHandle = user.id;
      const credential = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, key]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(client('webauthn.create', challenge)),
          attestationObject: text(attestation(authData(rp.id, present | attested, credential))),
          transports: ['internal'],
        },
      };
    },
    get({ rpId, challenge }: AnswerOf<typeof beginPasskeyLogin>): PasskeyProof {
      const data = authData(rpId, present);
      const clientData = client('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: device.userHandle,
        },
      };
    },
  };
  return device;
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
