import { serverNow } from '@tessera/shared/clock';
import { formatSignedMoney } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useSwitch } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { PlusIcon } from '@tessera/shared/ui/icons';
import { Change, Money } from '@tessera/shared/ui/money';
import { type ReactNode, useEffect, useState } from 'react';
import type { Launch } from '../../model/frame-state.ts';
import styles from './session-bar.module.css';
import type { Totals } from './use-session-totals.ts';

interface SessionBarProps {
  readonly launch: Launch | undefined;
  readonly totals: Totals;
  readonly onDeposit: () => void;
}

/** What the visit costs, always visible; nothing here encourages a deposit. */
export function SessionBar({ launch, totals, onDeposit }: SessionBarProps) {
  const { t, i18n } = useTranslation('games');
  const currency = merchantCurrency();
  const canDeposit = useSwitch('MF_WALLET') && launch?.isTrial === false;
  const { stakedMinor, wonMinor, balanceMinor, since } = totals;
  const net = stakedMinor === undefined || wonMinor === undefined ? undefined : wonMinor - stakedMinor;
  return (
    <div className={styles.bar}>
      <dl className={styles.figures}>
        <Figure label={t(launch?.isTrial ? 'session.trialBalance' : 'session.balance')} isExtra>
          <Money minor={balanceMinor} currency={currency} />
        </Figure>
        <Figure label={t('session.clock')}>
          <SessionClock since={since} />
        </Figure>
        <Figure label={t('session.net')}>
          {net === undefined ? '–' : <Change value={net} text={formatSignedMoney(net, currency, i18n.language)} />}
        </Figure>
        <Figure label={t('session.staked')} isExtra>
          <Money minor={stakedMinor} currency={currency} />
        </Figure>
      </dl>
      {canDeposit && (
        <div className={styles.action}>
          <Button icon={<PlusIcon aria-hidden />} onClick={onDeposit}>
            {t('session.deposit')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  /** Left out where there is room for two only. */
  readonly isExtra?: boolean;
  readonly children: ReactNode;
}

function Figure({ label, isExtra = false, children }: FigureProps) {
  return (
    <div className={styles.figure} data-is-extra={isExtra}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How long the visit has lasted; it ticks for the eye alone, screen readers may ask for it. */
function SessionClock({ since }: { readonly since: number | undefined }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return <span role="timer">{since === undefined ? '–' : elapsed(now - since)}</span>;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** A lapse of time as `hh:mm:ss`; only whole seconds count, and nothing is below zero. */
export function elapsed(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000));
  return [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60].map(pad).join(':');
}
