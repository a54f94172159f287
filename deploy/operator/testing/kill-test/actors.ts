import { register, setPaymentPassword } from '@tessera/shared/wire/auth';
import { consoleSignIn, setSwitches } from '@tessera/shared/wire/console';
import { testPin } from '../payment-pin.ts';
import { overHttp } from '../transport.ts';
import { wireClient } from '../wire-client.ts';

export interface Player {
  readonly username: string;
  readonly token: string;
}

/** Registers players, none of whom has to prove a number or read a picture; their sessions outlive the kills. */
export async function openPlayers(port: number, count: number): Promise<Player[]> {
  const client = wireClient(overHttp(port));
  const players: Player[] = [];
  const changes = ['REGMOBVERF3', 'CAPTCHA3'].map((modId) => ({ modId, isOn: false }));
  await client.call(setSwitches, { code: 'aurora', changes }, { headers: await enterCashier(port) });
  for (let n = 1; n <= count; n += 1) {
    const username = `worker${String(n).padStart(2, '0')}`;
    const answer = await client.call(register, {
      username,
      password: 'Secret12',
      confirmPassword: 'Secret12',
      altcha: await client.altcha(),
    });
    if (answer.status !== 200) throw new Error(`${register.name}: ${answer.status} ${answer.body.errorCode}`);
    const { token } = answer.body.value as { token: string };
    await client.call(setPaymentPassword, { password: 'Secret12', paymentPassword: testPin }, { token });
    players.push({ username, token });
  }
  return players;
}

/** Headers of a signed-in console operator. */
export async function enterCashier(port: number): Promise<Readonly<Record<string, string>>> {
  const answer = await wireClient(overHttp(port)).call(
    consoleSignIn,
    { username: 'operator', password: 'Operator1234', wantsToken: true },
    { headers: { 'x-tessera-console': '1' } },
  );
  return { authorization: `Bearer ${(answer.body.value as { token: string }).token}` };
}
