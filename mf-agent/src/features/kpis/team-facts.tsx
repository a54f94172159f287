import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import type { ReactNode } from 'react';
import type { TeamOverview } from '../../model/team.ts';
import styles from './team-facts.module.css';

/** What stands beside the six figures: what the team holds and counts, and the agent's own part of it. */
export function TeamFacts({ overview }: { readonly overview: TeamOverview }) {
  const { t } = useTranslation('agent');
  const { currency, count } = useFormat('agent');
  const { current, teamBalance, ownBalance, members } = overview;
  const { team, own, newMembers } = current;
  const people = (value: number) => t('kpi.people', { written: count(value) });
  const amount = (minor: number, isGainLoss = false) => (
    <Money minor={minor} currency={currency} isCompact isGainLoss={isGainLoss} />
  );
  const facts: readonly (readonly [key: string, value: ReactNode])[] = [
    ['teamBalance', amount(teamBalance)],
    ['payout', amount(team.payout)],
    ['rebate', amount(team.rebate)],
    ['members', people(members)],
    ['newMembers', people(newMembers)],
    ['ownBalance', amount(ownBalance)],
    ['ownBet', amount(own.bet)],
    ['ownNet', amount(own.net, true)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key} className={styles.fact}>
          <dt>{t(`facts.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
