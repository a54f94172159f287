import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { type GameKind, playsOf } from '@tessera/shared/lottery';
import { useWords } from '../../features/words/use-words.ts';
import { priceFacts } from '../../model/price-facts.ts';
import { emptySelection } from '../../model/selection.ts';
import styles from './rules.dialog.module.css';

/** Every play of a game with its rule, odds, chance and return rate. */
export default function RulesDialog({ params }: DialogProps<{ readonly kind: GameKind }, undefined>) {
  const { t } = useTranslation('lottery');
  const words = useWords();
  return (
    <>
      <dl className={styles.rules}>
        {playsOf(params.kind).map((play) => {
          const facts = priceFacts(play, emptySelection(play));
          return (
            <div key={play.code} className={styles.rule}>
              <dt>{words.play(play)}</dt>
              <dd>
                <p>{words.rule(play)}</p>
                <p className={styles.facts}>
                  {[
                    `${t('rules.odds')} ${words.odds(facts.odds)}`,
                    ...(facts.chance ? [`${t('rules.chance')} ${facts.chance.wins}/${facts.chance.of}`] : []),
                    `${t('rules.returns')} ${words.rate(facts.returns)}`,
                  ].join(' · ')}
                </p>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.note}>{t('rules.note')}</p>
    </>
  );
}
