import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import type { TestOperator } from './operator.ts';

export interface ConsoleAnswer {
  readonly status: number;
  readonly code?: string;
  readonly value: never;
}

/** The console's client on an operator of the same process, for one of its two accounts; it signs in when it needs to. */
export function consoleClient(operatorOf: () => TestOperator, username: 'operator' | 'operator2' = 'operator') {
  let cookie: Promise<string> | undefined;
  async function signIn(): Promise<string> {
    const answer = await operatorOf().app.inject({
      method: 'POST',
      url: '/console-api/sign-in',
      headers: { 'x-tessera-console': '1' },
      payload: { username, password: 'Operator1234' },
    });
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  }
  async function send(endpoint: Endpoint, request: object) {
    cookie ??= signIn();
    const fields = { ...request } as Record<string, string>;
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(fields[name]);
      delete fields[name];
      return encodeURIComponent(value);
    });
    return operatorOf().app.inject({
      method: endpoint.method,
      url,
      headers: { cookie: await cookie, 'x-tessera-console': '1' },
      ...(endpoint.method === 'GET' ? { query: fields } : { payload: fields }),
    });
  }
  return {
    async call(endpoint: Endpoint, request: object = {}): Promise<ConsoleAnswer> {
      let answer = await send(endpoint, request);
      if (answer.statusCode === 401) {
        // A test that moves the clock outlives the session.
        cookie = undefined;
        answer = await send(endpoint, request);
      }
      const { errorCode, value } = answer.json();
      return { status: answer.statusCode, ...(errorCode ? { code: errorCode } : {}), value: value as never };
    },
  };
}
