import { GameArt } from '@tessera/shared/art/game-art';
import { formatAmount, formatPercent } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { unitOf } from '@tessera/shared/money';
import { Button } from '@tessera/shared/ui/button';
import type { GameRow } from '@tessera/shared/wire/games';
import { listedGame } from '../../model/listed-game.ts';
import { useGameActions } from '../open-game/use-game-actions.ts';
import styles from './most-played.module.css';

/** Five plain rows: nothing to sort or page, so the kit's table and its code stay away from the home page. */
export function MostPlayedTable({ games }: { readonly games: readonly GameRow[] }) {
  const { t, i18n } = useTranslation('games');
  const actions = useGameActions();
  const currency = merchantCurrency();
  const stake = (minor: number | null) => (minor === null ? '' : formatAmount(minor, currency, i18n.language));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" colSpan={2} className={styles.first}>
            {t('column.game')}
          </th>
          <th scope="col">{t('column.vendor')}</th>
          <th scope="col">{t('column.rtp')}</th>
          <th scope="col">{t('column.volatility')}</th>
          <th scope="col">{t('column.stake', { unit: unitOf(currency, i18n.language) })}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.code} data-game={game.code}>
            <td className={styles.art}>
              <span className={styles.picture}>
                <GameArt vendor={game.vassalage} code={game.code} category={game.gameType} />
              </span>
            </td>
            <th scope="row" className={styles.name}>
              {game.gameName}
            </th>
            <td className={styles.vendor}>{game.vendorName ?? game.vassalage}</td>
            <td className={styles.rtp}>{game.rtp === null ? '–' : formatPercent(game.rtp, i18n.language)}</td>
            <td className={styles.extra}>{game.volatility ? t(`volatility.${game.volatility}`) : '–'}</td>
            <td className={styles.extra}>
              {stake(game.minStake)} – {stake(game.maxStake)}
            </td>
            <td className={styles.open}>
              <Button
                size="small"
                variant="outline"
                aria-label={`${game.gameName}, ${t('action.open')}`}
                onClick={() => actions.open(listedGame(game))}
              >
                {t('action.open')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
