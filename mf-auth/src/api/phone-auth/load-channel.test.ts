import { loadPhoneAuth } from './load-channel.ts';

jest.mock('./sandbox-channel.ts', () => {
  throw new Error('Loading chunk failed.');
});

const mobile = { dialingCode: '82', number: '01048217' };
const failing = (error: object) => ({ ok: false, error: expect.objectContaining(error) });

describe('a third-party channel that is not there', () => {
  it('answers that the connection failed when it could not be downloaded', async () => {
    const channel = await loadPhoneAuth('sandbox');
    expect(await channel.send(mobile)).toEqual(failing({ kind: 'offline' }));
    expect(await channel.confirm(mobile, '123456')).toEqual(failing({ kind: 'offline' }));
  });

  it('answers as unknown where this release does not bring it', async () => {
    const channel = await loadPhoneAuth('somebody-else');
    expect(await channel.send(mobile)).toEqual(failing({ kind: 'rejected', code: 'phone.auth.unknown' }));
  });
});
