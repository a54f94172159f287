import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import {
  basePrizeGroup,
  type GameKind,
  type KindOdds,
  playAtGroup,
  playAtOdds,
  playsOf,
  showsPrizeGroup,
} from '@tessera/shared/lottery';
import { useEffect, useRef } from 'react';
import { LaosNote } from '../../features/bet-panel/laos-note.tsx';
import { PrizeList } from '../../features/bet-panel/prize-list.tsx';
import { useText } from '../../features/text/use-text.ts';
import { priceFacts } from '../../model/price-facts.ts';
import { emptySelection } from '../../model/selection.ts';
import styles from './rules.dialog.module.css';

interface Params {
  readonly kind: GameKind;
  /** What the odds are at; the base without one. */
  readonly prizeGroup?: number;
  /** Of the merchant, where it has set them. */
  readonly odds?: KindOdds;
  /** Shown first; the others stand before and after it. */
  readonly playCode?: string;
}

/** Every play of a game with its rule, odds, chance and return rate. */
export default function RulesDialog({ params }: DialogProps<Params, undefined>) {
  const { kind, prizeGroup = basePrizeGroup, odds, playCode } = params;
  const { t } = useTranslation('lottery');
  const text = useText();
  const firstShown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Answers a promise in new browsers, which React would call as the effect's clean-up when the dialog closes.
    firstShown.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <>
      <dl className={styles.rules}>
        {playsOf(kind).map((listed) => {
          const play = playAtGroup(playAtOdds(listed, odds?.[listed.code]), prizeGroup);
          const facts = priceFacts(play, emptySelection(play));
          return (
            <div key={play.code} ref={play.code === playCode ? firstShown : undefined} className={styles.rule}>
              <dt>{text.play(play)}</dt>
              <dd>
                <p>{text.rule(play)}</p>
                <p className={styles.facts}>
                  {[
                    `${t('rules.odds')} ${text.odds(facts.odds)}`,
                    ...(facts.chance ? [`${t('rules.chance')} ${text.chance(facts.chance)}`] : []),
                    `${t('rules.returns')} ${text.rate(facts.returns)}`,
                  ].join(' · ')}
                </p>
                <PrizeList play={play} />
              </dd>
            </div>
          );
        })}
      </dl>
      <LaosNote kind={kind} className={styles.note} />
      <p className={styles.note}>
        {showsPrizeGroup(kind, prizeGroup) && `${t('group.rules', { group: prizeGroup })} `}
        {t('rules.note')}
      </p>
      <p className={styles.note}>{t('rules.keyboard')}</p>
    </>
  );
}
