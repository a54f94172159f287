import { formatCount, formatPercent } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Money } from '@tessera/shared/ui/money';
import type { GameRow } from '@tessera/shared/wire/games';
import type { ReactNode } from 'react';
import styles from './game-detail.module.css';

/** The six facts; one that the game does not have is a dash, never a nought. */
export function GameFacts({ game }: { readonly game: GameRow }) {
  const { t, i18n } = useTranslation('games');
  const currency = merchantCurrency();
  const percent = (value: number | null) => (value === null ? '–' : formatPercent(value, i18n.language));
  const facts: readonly [label: string, value: ReactNode][] = [
    ['fact.rtp', percent(game.rtp)],
    ['fact.volatility', game.volatility ? t(`volatility.${game.volatility}`) : '–'],
    ['fact.maxWin', game.maxWin === null ? '–' : t('fact.times', { times: formatCount(game.maxWin, i18n.language) })],
    ['fact.minStake', <Money key="least" minor={game.minStake} currency={currency} />],
    ['fact.maxStake', <Money key="most" minor={game.maxStake} currency={currency} isCompact />],
    ['fact.hitRate', percent(game.hitRate)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
