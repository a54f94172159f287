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

/** The six digits of the newest SMS to a number, as the console's outbox shows it. */
export async function smsCode(mobile: string): Promise<string> {
  const operator = { username: 'operator', password: 'Operator1234', wantsToken: true };
  const { token } = await consoleCall<{ token: string }>('POST', '/console-api/sign-in', undefined, operator);
  let code = '';
  await expect
    .poll(async () => {
      const { list } = await consoleCall<{ list: { recipient: string; body: string }[] }>(
        'GET',
        '/console-api/outbox?channel=sms',
        token,
      );
      const sms = list.find(({ recipient }) => recipient.endsWith(mobile.replace(/^0/, '')));
      code = /\b\d{6}\b/.exec(sms?.body ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
