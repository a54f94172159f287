import { request } from 'node:http';
import { expect } from './test.ts';

/** A console call from outside of any page; Node resolves no `*.localhost`, so the host stands in its header. */
function consoleCall<Value>(method: 'GET' | 'POST', path: string, token?: string, body?: object): Promise<Value> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `console.localhost:${process.env.TESSERA_E2E_PORT}`,
      'x-tessera-console': '1',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const call = request({ host: '127.0.0.1', port: process.env.TESSERA_E2E_PORT, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        else resolve((JSON.parse(text) as { value: Value }).value);
      });
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}

type Channel = 'sms' | 'email' | 'bank';

interface Sent {
  readonly recipient: string;
  readonly body: string;
}

/** The newest message to somebody, as the console's outbox shows it. */
async function newestTo(channel: Channel, recipient: string): Promise<Sent | undefined> {
  const operator = { username: 'operator', password: 'Operator1234', wantsToken: true };
  const { token } = await consoleCall<{ token: string }>('POST', '/console-api/sign-in', undefined, operator);
  const path = `/console-api/outbox?channel=${channel}&page=1&pageSize=50`;
  const { list } = await consoleCall<{ list: Sent[] }>('GET', path, token);
  return list.find((sent) => sent.recipient.endsWith(recipient));
}

/** What a pattern finds in the newest thing sent to somebody, once it is there. */
async function foundIn(channel: Channel, recipient: string, pattern: RegExp, before: string): Promise<string> {
  let found = '';
  await expect(async () => {
    found = pattern.exec((await newestTo(channel, recipient))?.body ?? '')?.[0] ?? '';
    expect(found).not.toBe('');
    expect(found).not.toBe(before);
  }).toPass();
  return found;
}

/** The six digits sent to a number (as dialled at home) or an address, once others than the ones before have come. */
export const codeTo = (channel: 'sms' | 'email', recipient: string, before = ''): Promise<string> =>
  foundIn(channel, recipient.replace(/^0/, ''), /\b\d{6}\b/, before);

/** The four digits beside the newest transfer to a bank account. */
export const codeAtBank = (accountNumber: string): Promise<string> => foundIn('bank', accountNumber, /\d{4}$/, '');

/** The address in the newest mail to somebody. */
export const linkTo = (recipient: string): Promise<string> => foundIn('email', recipient, /https?:\S+/, '');
