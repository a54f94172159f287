import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Panel } from '@tessera/shared/ui/panel';
import type { Tournament } from '../../api/tournaments.ts';
import styles from './tournaments.module.css';
import { useScoreText } from './use-score-text.ts';

/** The member's place and score, with the round that gave it. */
export function OwnScore({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('promotions');
  const { date, full, count } = useFormat('promotions');
  const { own, rule, minimumRounds, state } = tournament;
  const scoreText = useScoreText(rule);
  const { place, score, rounds, roundsLeft, round, prize } = own;
  const rows: (readonly [string, string])[] = [
    [
      t('tournaments.place'),
      place === null
        ? t('tournaments.notRanked', { least: count(minimumRounds) })
        : t('tournaments.placeOf', { place: count(place) }),
    ],
    ...(score === null ? [] : [[t('tournaments.score'), scoreText(score)] as const]),
    [
      t('tournaments.rounds'),
      state === 'over'
        ? count(rounds)
        : t('tournaments.roundsOf', { rounds: count(rounds), most: count(rounds + roundsLeft) }),
    ],
    ...(round
      ? [
          [
            t('tournaments.round'),
            t('tournaments.roundText', {
              game: round.gameName,
              stake: full(round.stake),
              payout: full(round.payout),
              time: date('stamp', round.settledAtMs),
            }),
          ] as const,
        ]
      : []),
    ...(place === null
      ? []
      : [[t(state === 'over' ? 'tournaments.prize' : 'tournaments.prizeNow'), full(prize)] as const]),
  ];
  return (
    <Panel tone="quiet" title={t('tournaments.own')}>
      {score === null && <p className={styles.note}>{t('tournaments.noScore')}</p>}
      <dl className={styles.facts}>
        {rows.map(([label, text]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
