import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Panel } from '@tessera/shared/ui/panel';
import type { Tournament } from '../../api/tournaments.ts';
import { useProductName } from '../products/use-product-name.ts';
import styles from './tournaments.module.css';

/** What counts, who is ahead, and what each place brings; everything that can be known before joining. */
export function TournamentRules({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('promotions');
  const { date, full, count } = useFormat('promotions');
  const productName = useProductName();
  const { rule, products, games, minimumStake, minimumRounds, maximumRounds, finalAtMs, prizes } = tournament;
  const counted = {
    products: products.map(productName).join(', '),
    stake: full(minimumStake),
  };
  const sentences = [
    t(`tournaments.rule.${rule.kind}`, { ...rule }),
    t('tournaments.counts', counted),
    ...(games.length > 0 ? [t('tournaments.countsGames', { games: games.join(', ') })] : []),
    t('tournaments.most', { most: count(maximumRounds) }),
    t('tournaments.least', { least: count(minimumRounds) }),
    t('tournaments.end', { time: date('dayAndClock', finalAtMs) }),
    t('tournaments.corrected'),
    t('tournaments.ties'),
    t('tournaments.leaving'),
    t('tournaments.paid'),
  ];
  return (
    <div className={styles.columns}>
      <Panel tone="quiet" title={t('tournaments.prizes')}>
        <dl className={styles.facts}>
          {prizes.map(({ from, to, amount }) => (
            <div key={from} className={styles.fact}>
              <dt>
                {from === to
                  ? t('tournaments.placeOf', { place: count(from) })
                  : t('tournaments.places', { from: count(from), to: count(to) })}
              </dt>
              <dd>{from === to ? full(amount) : t('tournaments.each', { amount: full(amount) })}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel tone="quiet" title={t('tournaments.rules')}>
        <ul className={styles.rules}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
