import { beginPasskeyLogin, loginByPasskey, type PasskeyProof } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { ownPage } from '../own-page.ts';
import { enter, takeSignInTry } from '../sign-in/sign-in.ts';
import type { Call } from '../site-gate.ts';
import { challengeMs, keepChallenge, spendChallenge } from './challenges.ts';
import { type Passkey, passkeys } from './passkey-store.ts';
import { proved } from './proved.ts';
import { webauthn } from './webauthn.ts';

/** Whether it names the account that it was made for. For a passkey from before handles were stored the signature has to suffice. */
const callsAccountRightly = ({ userHandle }: Passkey, { response }: PasskeyProof): boolean =>
  userHandle === null || response.userHandle === Buffer.from(userHandle).toString('base64url');

/** Signs in by a passkey: verifying it is special, the rest is the same for every sign-in. */
export function answerPasskeySignIn(context: IdentityNeeds): void {
  const { routes, accounts } = context;
  const store = passkeys(context);

  routes.handle(beginPasskeyLogin, async (call) => {
    await takeSignInTry(context, call, 'begin-passkey-login');
    const page = ownPage(context, call.merchant, call.host);
    const { generateAuthenticationOptions } = await webauthn();
    const { challenge } = await generateAuthenticationOptions({ rpID: page.host });
    await keepChallenge(context, 'passkey-login', challenge, `${call.merchant.code} ${page.host}`);
    return { rpId: page.host, challenge, timeout: challengeMs, userVerification: 'required' as const };
  });

  /** The passkey that signed this challenge at this host for the account that it names. */
  async function signerOf({ merchant, host, log, request }: Call<typeof loginByPasskey>): Promise<Passkey> {
    const proof: PasskeyProof = request.passkey;
    const page = ownPage(context, merchant, host);
    const about = `${merchant.code} ${page.host}`;
    const expectedChallenge = await spendChallenge(context, 'passkey-login', proof.response.clientDataJSON, about);
    const passkey = await store.find(merchant.code, page.host, proof.id);
    if (!passkey) throw new Refusal(400, 'passkey.unknown');
    const { credentialId: id, publicKey, counter, transports } = passkey;
    const { verifyAuthenticationResponse } = await webauthn();
    const { authenticationInfo } = await proved(log, () =>
      verifyAuthenticationResponse({
        response: { ...proof, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin: page.origin,
        expectedRPID: page.host,
        credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
        requireUserVerification: true,
      }),
    );
    if (!callsAccountRightly(passkey, proof) || !(await store.noteUse(passkey.id, authenticationInfo.newCounter)))
      throw new Refusal(400, 'passkey.invalid');
    return passkey;
  }

  routes.handle(loginByPasskey, async (call) => {
    await takeSignInTry(context, call, 'login');
    const { memberId } = await signerOf(call);
    const member: Member | null = await accounts.byId(memberId);
    if (!member) throw new Refusal(400, 'passkey.unknown');
    // The lock of the name does not apply: guesses at the password must not lock out the owner of the device.
    return enter(context, call, member, 'passkey');
  });
}
