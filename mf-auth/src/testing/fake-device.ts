const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

export interface FakeDevice {
  /** What the browser was asked to do, oldest first. */
  readonly asked: CredentialCreationOptions[] & CredentialRequestOptions[];
  /** Its owner turns away from the next question, or another thing goes wrong, by the name that browsers give it. */
  failNext(name: 'NotAllowedError' | 'InvalidStateError'): void;
}

/** Gives the test's browser passkeys, with a device that says yes; {@link takeDeviceAway} ends it. What it signs is for the operator to judge. */
export function giveDevice(): FakeDevice {
  const asked: CredentialCreationOptions[] & CredentialRequestOptions[] = [];
  let fault: string | undefined;
  const answer = async (options: object, response: object) => {
    asked.push(options);
    const name = fault;
    fault = undefined;
    if (name) throw Object.assign(new Error(name), { name });
    return {
      id: 'cGFzc2tleQ',
      rawId: bytes('passkey'),
      type: 'public-key',
      response: { clientDataJSON: bytes('{}'), ...response },
      getClientExtensionResults: () => ({}),
    };
  };
  const credentials = {
    create: (options: object) =>
      answer(options, { attestationObject: bytes('attestation'), getTransports: () => ['internal'] }),
    get: (options: object) =>
      answer(options, {
        authenticatorData: bytes('data'),
        signature: bytes('signature'),
        userHandle: bytes('member-7'),
      }),
  };
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return {
    asked,
    failNext(name) {
      fault = name;
    },
  };
}

export function takeDeviceAway(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
