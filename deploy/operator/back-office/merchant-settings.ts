import { gameKinds } from '@tessera/shared/lottery';
import { namedPatterns } from '@tessera/shared/wire/auth';
import { getMerchantSettings, type MerchantSettings, setMerchantSettings } from '@tessera/shared/wire/console';
import { agentSettings, rebateStepBasisPoints } from '../domains/agents/index.ts';
import { withdrawalRules } from '../domains/cashier/index.ts';
import { phoneAuthOf, replaceRules, rulesOf, setPhoneAuth } from '../domains/identity/index.ts';
import {
  chaseSettings,
  gameLimitsOf,
  maxCancelledOrdersOf,
  maxSlipStakeOf,
  pricesFault,
  setGameLimits,
} from '../domains/lottery/index.ts';
import {
  depositMethods,
  dialingCodeOf,
  HostTaken,
  type Merchant,
  type MerchantProfile,
} from '../domains/merchants/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import { requireUsableHost } from './host-names.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { pricesRefusal } from './prices-refusal.ts';

type Change = Partial<MerchantSettings>;

/** Without these nobody could register or sign in. */
const neededFields: readonly string[] = ['username', 'password', 'mobileNum'];
/** Their lengths and patterns are those of the forms that ask for them later. */
const fixedFields: readonly string[] = ['paymentPassword', 'birthday'];

/** The sandbox's channel; another one is an adapter of its own (decision 25). */
const sandboxChannel = 'sandbox';

function agentLimitsOf(merchant: Merchant): MerchantSettings['agentLimits'] {
  const { rebates: _, accountsAtRate, maximumContractRates, ...limits } = agentSettings(merchant);
  return {
    ...limits,
    accountsAtRate: Object.entries(accountsAtRate).map(([rate, accounts]) => ({
      rebateBasisPoints: Number(rate),
      accounts,
    })),
    maximumContractRates: { dividend: 0, daily: 0, hourly: 0, realTime: 0, ...maximumContractRates },
  };
}

/** As they are stored; absent parts stay as they are. */
const storedAgents = ({ agents, agentLimits }: Change): MerchantProfile['agents'] => ({
  ...agents,
  ...(agentLimits && {
    ...agentLimits,
    accountsAtRate: Object.fromEntries(
      agentLimits.accountsAtRate.map(({ rebateBasisPoints, accounts }) => [rebateBasisPoints, accounts]),
    ),
  }),
});

function requireUsableRates({ highRatesAboveBasisPoints, accountsAtRate }: MerchantSettings['agentLimits']): void {
  for (const { rebateBasisPoints } of accountsAtRate) {
    if (rebateBasisPoints % rebateStepBasisPoints !== 0)
      throw new Refusal(400, 'merchant.rebate.step', { rebateBasisPoints });
    if (rebateBasisPoints <= highRatesAboveBasisPoints)
      throw new Refusal(400, 'merchant.rebate.low', { rebateBasisPoints });
  }
}

const groupsByKind = (groups: MerchantSettings['prizeGroups']): MerchantProfile['prizeGroups'] =>
  Object.fromEntries(groups.map(({ kind, ...range }) => [kind, range]));

function requireFairGroups({ profile: { odds } }: Merchant, groups: MerchantSettings['prizeGroups']): void {
  const fault = pricesFault({ prizeGroups: groupsByKind(groups), ...(odds && { odds }) });
  if (fault) throw pricesRefusal(fault);
}

async function settingsOf(needs: BackOfficeNeeds, merchant: Merchant): Promise<MerchantSettings> {
  const { db } = needs;
  const { code, profile } = merchant;
  const phoneAuth = await phoneAuthOf(db, code);
  const { levels, ...withdrawals } = withdrawalRules(merchant);
  return {
    rules: (await rulesOf(db, code)).map(({ acceptedPattern: _, ...rule }) => rule),
    agentHosts: [...profile.agentHosts],
    blockedCountries: [...profile.blockedCountries],
    cdns: { images: [...profile.imageCDNs], games: [...profile.launchGameCDNs] },
    support: { ...profile.customerService, hosts: [...profile.customerService.hosts] },
    phoneAuth: { isOn: phoneAuth !== null, fault: phoneAuth?.fault ?? null },
    depositMethods: depositMethods(merchant),
    feedback: profile.feedback,
    passwordDays: profile.passwordDays,
    agents: { rebates: agentSettings(merchant).rebates },
    agentLimits: agentLimitsOf(merchant),
    withdrawals: { ...withdrawals, levels: [...levels] },
    chases: chaseSettings(merchant),
    prizeGroups: gameKinds.flatMap((kind) => {
      const groups = profile.prizeGroups?.[kind];
      return groups ? [{ kind, ...groups }] : [];
    }),
    lotteryLimits: {
      maxSlipStakeMinor: maxSlipStakeOf(merchant),
      maxCancelledOrders: maxCancelledOrdersOf(merchant),
      games: await gameLimitsOf(needs, merchant),
    },
    licence: { ...profile.licence },
    search: { isOn: false, description: {}, ...profile.search },
  };
}

function storedLotteryLimits({ lotteryLimits }: Partial<MerchantSettings>) {
  if (!lotteryLimits) return {};
  const { maxSlipStakeMinor, maxCancelledOrders } = lotteryLimits;
  return { maxSlipStakeMinor, ...(maxCancelledOrders !== undefined && { maxCancelledOrders }) };
}

const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/** An address that pages may use: https, or a host of this machine. */
function requireSafeAddress(text: string): URL {
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname));
  if (!isSafe || url.username || url.password) throw new Refusal(400, 'merchant.address.invalid', { address: text });
  return url;
}

function requireOrigin(text: string): void {
  if (requireSafeAddress(text).origin !== text) throw new Refusal(400, 'merchant.address.invalid', { address: text });
}

function requireListedHosts(
  { profile }: Merchant,
  support: MerchantSettings['support'],
  agentHosts: readonly string[],
) {
  const listed = [...support.hosts, ...profile.hosts, ...agentHosts];
  for (const address of [support.liveChatUrl, support.vipUrl])
    if (!listed.includes(requireSafeAddress(address).hostname))
      throw new Refusal(400, 'support.host.unlisted', { address });
}

/** Every field once, in the order that is stored; what registration needs stays switched on. */
function requireUsableRules(before: MerchantSettings['rules'], rules: MerchantSettings['rules']): void {
  const isSameForm = rules.length === before.length && rules.every(({ field }, at) => field === before[at]?.field);
  if (!isSameForm) throw new Refusal(400, 'rules.incomplete');
  for (const [at, rule] of rules.entries()) {
    const { field, enabled, required, ...shape } = rule;
    if (neededFields.includes(field) && (!enabled || (field !== 'mobileNum' && !required)))
      throw new Refusal(400, 'rules.field.needed', { field });
    if (!fixedFields.includes(field)) continue;
    const { field: _, enabled: __, required: ___, ...stored } = before[at] as typeof rule;
    if (Object.entries(shape).some(([key, value]) => stored[key as keyof typeof stored] !== value))
      throw new Refusal(400, 'rules.field.needed', { field });
  }
}

function requireUsable(merchant: Merchant, before: MerchantSettings, change: Change): void {
  const { profile } = merchant;
  const agentHosts = change.agentHosts ?? before.agentHosts;
  for (const host of change.agentHosts ?? []) {
    requireUsableHost(host);
    // A host of the players' site can't be for agents alone.
    if (profile.hosts.includes(host)) throw new Refusal(409, 'merchant.host.taken');
  }
  for (const host of change.support?.hosts ?? []) requireUsableHost(host, { mayBeReserved: true });
  for (const country of change.blockedCountries ?? [])
    if (!dialingCodeOf(country)) throw new Refusal(400, 'merchant.country.unknown', { country });
  for (const origin of [...(change.cdns?.images ?? []), ...(change.cdns?.games ?? [])]) requireOrigin(origin);
  if (change.support || change.agentHosts) requireListedHosts(merchant, change.support ?? before.support, agentHosts);
  if (change.rules) requireUsableRules(before.rules, change.rules);
  if (change.agentLimits) requireUsableRates(change.agentLimits);
  if (change.prizeGroups) requireFairGroups(merchant, change.prizeGroups);
  const coin = change.depositMethods?.coin;
  if (coin?.isOn && coin.rateMinor === 0) throw new Refusal(400, 'merchant.rate.missing');
  for (const id of ['ewallet', 'coin'] as const)
    if (change.depositMethods?.[id].payWithinMinutes === 0) throw new Refusal(400, 'merchant.pay-within.missing');
}

const withCashier = (cashier: MerchantProfile['cashier'], { depositMethods: methods, withdrawals: rules }: Change) => ({
  ...cashier,
  deposit: { ...cashier.deposit, ...(methods ? { methods } : {}) },
  withdrawal: { ...cashier.withdrawal, ...(rules ? { rules } : {}) },
});

function withChange(profile: MerchantProfile, change: Change): MerchantProfile {
  const { agentHosts, blockedCountries, cdns, support, feedback, passwordDays, licence, search } = change;
  return {
    ...profile,
    ...(agentHosts ? { agentHosts: [...new Set(agentHosts)] } : {}),
    ...(blockedCountries ? { blockedCountries: [...new Set(blockedCountries)] } : {}),
    ...(cdns ? { imageCDNs: cdns.images, launchGameCDNs: cdns.games } : {}),
    ...(support ? { customerService: support } : {}),
    ...(feedback ? { feedback } : {}),
    ...(passwordDays ? { passwordDays } : {}),
    ...(change.agents || change.agentLimits ? { agents: { ...profile.agents, ...storedAgents(change) } } : {}),
    cashier: withCashier(profile.cashier, change),
    ...(change.chases ? { chases: change.chases } : {}),
    ...(change.prizeGroups ? { prizeGroups: groupsByKind(change.prizeGroups) } : {}),
    ...storedLotteryLimits(change),
    ...(licence ? { licence } : {}),
    ...(search ? { search } : {}),
    settingsVersion: (profile.settingsVersion ?? 0) + 1,
  };
}

/** A merchant's settings besides its switches: read, and changed in one transaction with the audit entry. */
export function answerMerchantSettings(needs: BackOfficeNeeds): void {
  const { merchants, consoleRoutes, db } = needs;

  function known(code: string): Merchant {
    const merchant = merchants.byCode(code);
    if (!merchant) throw new Refusal(404, 'merchant.unknown');
    return merchant;
  }

  consoleRoutes.handle(getMerchantSettings, ({ request }) => settingsOf(needs, known(request.code)));

  consoleRoutes.handle(setMerchantSettings, async ({ request: { code, ...change }, operator }) => {
    known(code);
    try {
      const changed = await merchants.update(code, async (current) => {
        requireUsable(current, await settingsOf(needs, current), change);
        const { rules, phoneAuth, lotteryLimits } = change;
        if (lotteryLimits) await setGameLimits(needs, current, lotteryLimits.games);
        if (rules)
          await replaceRules(
            db,
            code,
            rules.map((rule) => ({ ...rule, acceptedPattern: namedPatterns[rule.patternId] })),
          );
        if (phoneAuth)
          await setPhoneAuth(db, code, phoneAuth.isOn ? { channel: sandboxChannel, fault: phoneAuth.fault } : null);
        await writeAuditEntry(needs, { operator, action: 'merchant.settings', merchant: code, detail: change });
        return withChange(current.profile, change);
      });
      return await settingsOf(needs, changed);
    } catch (cause) {
      if (cause instanceof HostTaken) throw new Refusal(409, 'merchant.host.taken');
      throw cause;
    }
  });
}
