import { register, setPaymentPassword } from '@tessera/shared/wire/auth';
import { consoleSignIn, getOutbox, setSwitches } from '@tessera/shared/wire/console';
import { addBankAccount, checkBankAccount } from '@tessera/shared/wire/wallet';
import { testPin } from '../payment-pin.ts';
import { overHttp } from '../transport.ts';
import { type WireClient, wireClient } from '../wire-client.ts';

export interface Player {
  readonly username: string;
  readonly token: string;
  /** Of the bank account that the player withdraws to. */
  readonly accountId: string;
}

/** Adds a player's bank account by the code that the console's outbox shows. */
async function addAccount(
  client: WireClient,
  { username, token }: Omit<Player, 'accountId'>,
  accountNumber: string,
  cashier: Readonly<Record<string, string>>,
): Promise<string> {
  const named = { bankCode: 'NARU', accountNumber, accountHolder: username, paymentPassword: testPin };
  const check = (await client.call(checkBankAccount, named, { token })).body.value as { checkId: string };
  const outbox = await client.call(getOutbox, { channel: 'bank' }, { headers: cashier });
  const { list } = outbox.body.value as { list: { recipient: string; body: string }[] };
  const code = list.find(({ recipient }) => recipient.endsWith(accountNumber))?.body.slice(-4) ?? '';
  const added = await client.call(addBankAccount, { checkId: check.checkId, code }, { token });
  if (added.status !== 200) throw new Error(`${addBankAccount.name}: ${added.status} ${added.body.errorCode}`);
  return (added.body.value as { id: string }).id;
}

/** Registers players, none of whom has to prove a number or read a picture; their sessions outlive the kills. */
export async function openPlayers(port: number, count: number): Promise<Player[]> {
  const client = wireClient(overHttp(port));
  const players: Player[] = [];
  const changes = ['REGMOBVERF3', 'CAPTCHA3'].map((modId) => ({ modId, isOn: false }));
  const cashier = await enterCashier(port);
  await client.call(setSwitches, { code: 'aurora', changes }, { headers: cashier });
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
    const accountNumber = `110-123-${String(450_001 + n * 10)}`;
    players.push({ username, token, accountId: await addAccount(client, { username, token }, accountNumber, cashier) });
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
