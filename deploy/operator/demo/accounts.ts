import { addConsoleOperator } from '../back-office/index.ts';
import { putIntoBook } from '../domains/cashier/index.ts';
import { keepVerifiedMobile, type Member, type Mobile, walletOf } from '../domains/identity/index.ts';
import { houseOwner } from '../domains/ledger/index.ts';
import type { Merchant } from '../domains/merchants/index.ts';
import { dayMs } from '../platform/clock/durations.ts';
import type { OperatorServices } from '../services.ts';
import type { Seed } from './seed.ts';

interface Demo {
  /** Opening play money in whole units of the currency. */
  readonly units: number;
  readonly payeeName: string;
  /** An unassigned number for player01; its messages are in the outbox. */
  readonly mobile: Mobile;
  /** A bank of the merchant's country, where player01 has an account. */
  readonly bankCode: string;
}

const demo: Readonly<Record<string, Demo>> = {
  aurora: {
    units: 1_284_500,
    payeeName: '데모회원',
    mobile: { dialingCode: '82', number: '1000000101' },
    bankCode: 'NARU',
  },
  lotus: {
    units: 5_000_000,
    payeeName: 'Hội Viên Thử',
    mobile: { dialingCode: '84', number: '900000101' },
    bankCode: 'SONGXANH',
  },
  harbor: {
    units: 2500,
    payeeName: 'Demo Member',
    mobile: { dialingCode: '44', number: '7700900101' },
    bankCode: 'TIDEWELL',
  },
};

const agentAgeMs = 180 * dayMs;

/** Gives an account its first play money; also for other seeds. */
export async function giveOpening(
  { ledger }: OperatorServices,
  member: Member,
  amountMinor: number,
  occurredAt?: Date,
): Promise<void> {
  await ledger.post({
    merchant: member.merchant,
    key: `opening:${member.id}`,
    kind: 'opening',
    reference: `opening:${member.id}`,
    lines: [
      { account: { owner: houseOwner, kind: 'opening' }, amountMinor: -amountMinor },
      { account: walletOf(member).cash, amountMinor },
    ],
    ...(occurredAt ? { occurredAt } : {}),
  });
}

async function seedMerchant(context: OperatorServices, merchant: Merchant): Promise<void> {
  const { accounts, merchants, clock } = context;
  const hasAgents = merchants.isOn(merchant, 'MF_AGENT');
  const agent = hasAgents
    ? await accounts.create({
        merchant: merchant.code,
        username: 'agent01',
        type: 1,
        password: 'Agent1234',
        nickname: 'agent01',
        inviteCode: 'AGENT01',
      })
    : null;
  const player = await accounts.create({
    merchant: merchant.code,
    username: 'player01',
    type: 0,
    password: 'Play1234',
    nickname: 'player01',
    payeeName: demo[merchant.code]?.payeeName ?? null,
    email: 'player01@example.com',
    parentId: agent?.id ?? null,
    toUpline: agent !== null,
  });
  const { mobile, bankCode, payeeName: holder, units = 0 } = demo[merchant.code] ?? {};
  if (mobile) await keepVerifiedMobile(context, player.id, mobile);
  if (bankCode && holder) await putIntoBook(context, player, { bankCode, accountNumber: '110-123-454821', holder });
  const amountMinor = units * 10 ** merchant.currency.exponent;
  await giveOpening(context, player, amountMinor);
  // The agent's team has a past, so its own account must be older than that.
  if (agent) await giveOpening(context, agent, amountMinor, new Date(clock.now().getTime() - agentAgeMs));
}

export const demoAccountsSeed: Seed = {
  name: 'demo-accounts',
  module: 'identity',
  async run(context) {
    for (const merchant of context.merchants.all()) await seedMerchant(context, merchant);
  },
};

export const consoleOperatorSeed: Seed = {
  name: 'demo-operator',
  module: 'back-office',
  /** Two, as large withdrawals may need two who approve them. */
  async run(services) {
    await addConsoleOperator(services, 'operator', 'Operator1234');
    await addConsoleOperator(services, 'operator2', 'Operator1234');
  },
};
