import { addPasskey, beginPasskey } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { ownPage } from '../own-page.ts';
import { asOwner } from '../security/as-owner.ts';
import { challengeMs, keepChallenge, spendChallenge } from './challenges.ts';
import { passkeys } from './passkey-store.ts';
import { proved } from './proved.ts';
import { webauthn } from './webauthn.ts';

const perMember = 10;
/** ES256, EdDSA and RS256: what authenticators make. */
const algorithms = [-7, -8, -257];
/** It must be a discoverable credential, and as it replaces the second step too, the device must be unlocked for it. */
const authenticatorSelection = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

/** Adds a passkey to an account: first the owner is verified, then the device's credential. */
export function answerNewPasskeys(context: IdentityNeeds): void {
  const { routes } = context;
  const store = passkeys(context);

  async function requireRoom(memberId: number): Promise<void> {
    if ((await store.of(memberId)).length >= perMember) throw new Refusal(400, 'passkey.limit');
  }

  async function begin(merchant: Merchant, member: Member, host: string) {
    await requireRoom(member.id);
    const page = ownPage(context, merchant, host);
    const known = (await store.of(member.id)).filter((passkey) => passkey.host === page.host);
    const rp = { id: page.host, name: merchant.name };
    const { generateRegistrationOptions } = await webauthn();
    const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
      rpID: rp.id,
      rpName: rp.name,
      userID: await store.handleOf(member.id),
      userName: member.username,
      userDisplayName: member.nickname || member.username,
      supportedAlgorithmIDs: algorithms,
    });
    await keepChallenge(context, 'passkey-add', challenge, `${member.id} ${page.host}`);
    return {
      rp,
      user,
      challenge,
      pubKeyCredParams,
      timeout: challengeMs,
      attestation: 'none' as const,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        type: 'public-key' as const,
        transports,
      })),
      authenticatorSelection,
    };
  }

  routes.handleMember(beginPasskey, ({ merchant, member, request, host }) =>
    asOwner(context, merchant, member, request, () => begin(merchant, member, host)),
  );

  routes.handleMember(addPasskey, async ({ merchant, member, request: { name, passkey }, host, log }) => {
    const page = ownPage(context, merchant, host);
    const { clientDataJSON } = passkey.response;
    const expectedChallenge = await spendChallenge(context, 'passkey-add', clientDataJSON, `${member.id} ${page.host}`);
    await requireRoom(member.id);
    const { verifyRegistrationResponse } = await webauthn();
    const { registrationInfo } = await proved(log, () =>
      verifyRegistrationResponse({
        response: { ...passkey, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin: page.origin,
        expectedRPID: page.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }),
    );
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    await store.add({ memberId: member.id, host: page.host, credentialId, publicKey, counter, transports, name });
    return null;
  });
}
