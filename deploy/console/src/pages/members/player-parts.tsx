import { useTranslation } from '@tessera/shared/i18n';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { getPlayerWallets } from '@tessera/shared/wire/console';
import { type ReactNode, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { amount } from '../../format.ts';
import { writtenPoints } from '../points/written-points.ts';
import styles from './members-page.module.css';
import { PlayerAudit, PlayerNotes } from './player-history.tsx';
import { PlayerBets, PlayerBonuses, PlayerRecord, PlayerRequests } from './player-money.tsx';
import { PlayerProtection } from './player-protection.tsx';
import { PlayerSessions } from './player-sessions.tsx';

const parts: Readonly<Record<string, (id: string) => ReactNode>> = {
  requests: (id) => <PlayerRequests id={id} />,
  record: (id) => <PlayerRecord id={id} />,
  bets: (id) => <PlayerBets id={id} />,
  bonuses: (id) => <PlayerBonuses id={id} />,
  protection: (id) => <PlayerProtection id={id} />,
  sessions: (id) => <PlayerSessions id={id} />,
  notes: (id) => <PlayerNotes id={id} />,
  audit: (id) => <PlayerAudit id={id} />,
};

/** An account's money, and one of its lists. */
export function PlayerParts({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const [part, setPart] = useState('requests');
  return (
    <>
      <Panel>
        <Wallets id={id} />
      </Panel>
      <Panel>
        <div className={styles.parts}>
          <Segmented
            label={t('players.parts')}
            segments={Object.keys(parts).map((value) => ({ value, label: t(`players.tab.${value}`) }))}
            value={part}
            onChange={setPart}
          />
        </div>
        {parts[part]?.(id)}
      </Panel>
    </>
  );
}

function Wallets({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation('console');
  const wallets = useConsole(getPlayerWallets, { id });
  const nameOf = (kind: string) => {
    const [group, vendor = ''] = kind.split(':');
    return t(`players.wallet.${group}`, { vendor, defaultValue: kind });
  };
  return (
    <>
      <h2>{t('players.wallets')}</h2>
      <ResourceView
        resource={wallets}
        skeleton={<SkeletonText lines={3} />}
        isEmpty={({ list, points }) => list.length === 0 && points === 0}
        empty={<p>{t('players.noMoney')}</p>}
      >
        {({ list, points }) => (
          <dl className={styles.facts}>
            {list.map(({ kind, money }) => (
              <div key={kind} className={styles.fact}>
                <dt>{nameOf(kind)}</dt>
                <dd>{amount(money, i18n.language)}</dd>
              </div>
            ))}
            {points !== 0 && (
              <div className={styles.fact}>
                <dt>{t('players.points')}</dt>
                <dd>{writtenPoints(points, i18n.language)}</dd>
              </div>
            )}
          </dl>
        )}
      </ResourceView>
    </>
  );
}
