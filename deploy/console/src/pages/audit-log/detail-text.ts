import { useTranslation } from '@tessera/shared/i18n';
import type { getAuditLog, MerchantSettings } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { reasonKey, when } from '../../format.ts';
import { writtenPoints } from '../points/written-points.ts';

type Detail = AnswerOf<typeof getAuditLog>['list'][number]['detail'];
type Value = Detail[string];
type Rule = MerchantSettings['rules'][number];
type Level = MerchantSettings['withdrawals']['levels'][number];

/** The codes of a merchant: the merchant has a column of its own. */
const shownElsewhere: readonly string[] = ['code', 'merchant'];

const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

const isFilled = (value: Value): boolean => value !== null && value !== '';

/** Writes the values of an entry in words: `No.: 42 · Reason: Transfer not received`. Empty ones are left out. */
export function useDetailText(): (detail: Detail) => string {
  const { t, i18n } = useTranslation('console');
  /** What a later release stores is shown by its own name. */
  const nameOf = (name: string) => t(`auditLog.field.${name}`, { defaultValue: name });

  const points = (hundredths: number) => writtenPoints(hundredths, i18n.language);
  const count = (value: number | string) => (value === 'unlimited' ? t('points.unlimited') : String(value));
  /** By option; `*` is for all others. Without any, those of the release. */
  const oddsText = (odds: Readonly<Record<string, number>>) =>
    Object.entries(odds)
      .map(([option, milli]) => `${option} ${milli / 1000}`)
      .join(', ');
  const texts: Readonly<Record<string, (value: never) => string>> = {
    reasonCode: (code: string) => t(reasonKey(code), { defaultValue: code }),
    kind: (kind: string) => t(`setUp.kind.${kind}`, { defaultValue: kind }),
    systemStatus: (status: number) => t(`systemStatus.${status}`, { defaultValue: String(status) }),
    breakKind: (kind: string) => t(`players.break.kind.${kind}`, { defaultValue: kind }),
    until: (time: string) => when(Date.parse(time)),
    missionKind: (kind: string) => t(`missions.kind.${kind}`, { defaultValue: kind }),
    period: (period: string) => t(`missions.period.${period}`, { defaultValue: period }),
    category: (category: string) => t(`product.${category}`, { defaultValue: category }),
    promotionKind: (kind: string) => t(`promotions.kinds.${kind}`, { defaultValue: kind }),
    messageKind: (kind: string) => t(`campaigns.kind.${kind}`, { defaultValue: kind }),
    audience: (audience: string) => t(`notices.audience.${audience}`, { defaultValue: audience }),
    expiresAt: (time: string) => when(Date.parse(time)),
    startsAt: (time: string) => when(Date.parse(time)),
    registeredFromMs: when,
    registeredToMs: when,
    activeFromMs: when,
    activeToMs: when,
    rates: (rates: Readonly<Record<string, number>>) =>
      Object.entries(rates)
        .map(([type, rate]) => `${t(`points.type.${type}`, { defaultValue: type })} ${points(rate)}`)
        .join(', '),
    ...{ ratioPoints: points, minimumPoints: points, pointPrice: points, from: count, to: count },
    ...{ odds: oddsText, before: oddsText },
    ms: (ms: number) => t('auditLog.minutes', { minutes: Math.round(ms / 60_000) }),
    wanted: (switches: Readonly<Record<string, boolean>>) =>
      Object.entries(switches)
        .map(([name, isOn]) => t(isOn ? 'change.switchOn' : 'change.switchOff', { name }))
        .join(', '),
    levels: (levels: readonly Level[]) =>
      levels
        .map(({ fromRank, count, amountMinor }) => `${fromRank}+ (${count ?? '–'} × , ${amountMinor ?? '–'})`)
        .join(', '),
    agentLimits: (limits: MerchantSettings['agentLimits']) =>
      [
        `${t('merchant.agentLimits.highAbove')} ${percent(limits.highRatesAboveBasisPoints)}`,
        `${t('merchant.agentLimits.accountsPerHighRate')} ${limits.accountsPerHighRate}`,
        ...limits.accountsAtRate.map(({ rebateBasisPoints, accounts }) => `${percent(rebateBasisPoints)}: ${accounts}`),
        ...Object.entries(limits.maximumContractRates).map(
          ([kind, rate]) => `${t(`merchant.agentLimits.contracts.${kind}`)} ${percent(rate)}`,
        ),
        `${t('merchant.agentLimits.linkLimit')} ${limits.linkLimit}`,
      ].join(', '),
    depositMethods: (methods: MerchantSettings['depositMethods']) =>
      Object.entries(methods)
        .map(([method, { isOn }]) => `${t(`merchant.deposits.method.${method}`)} ${textOf('isOn', isOn)}`)
        .join(', '),
    rules: (rules: readonly Rule[]) =>
      rules
        .filter(({ enabled }) => enabled)
        .map(({ field, required, minLength, maxLength }) => {
          const name = t(`merchant.rules.field.${field}`, { defaultValue: field });
          const need = required ? `${t('merchant.rules.required')}, ` : '';
          return `${name} (${need}${minLength}–${maxLength})`;
        })
        .join(', '),
  };

  function textOf(name: string, value: Value): string {
    const ownText = texts[name];
    if (ownText) return ownText(value as never);
    if (typeof value === 'boolean') return t(value ? 'auditLog.on' : 'auditLog.off');
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value !== 'object' || value === null) return String(value);
    return Object.entries(value)
      .filter(([, inner]) => isFilled(inner))
      .map(([inner, more]) => `${nameOf(inner)} ${textOf(inner, more) || '–'}`)
      .join(', ');
  }

  return (detail) =>
    Object.entries(detail)
      .filter(([name, value]) => isFilled(value) && !shownElsewhere.includes(name))
      .map(([name, value]) => `${nameOf(name)}: ${textOf(name, value) || '–'}`)
      .join(' · ');
}
