import { useTranslation } from '@tessera/shared/i18n';
import type { Play } from '@tessera/shared/lottery';
import { Die, type DieProps } from '@tessera/shared/ui/ball';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import type { ComponentProps } from 'react';
import { betsByOption } from '../../model/option-bets.ts';
import { oddsOf } from '../../model/price-facts.ts';
import { useText } from '../text/use-text.ts';
import styles from './pick-row.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  readonly play: Play;
  readonly option: string;
  readonly isChosen: boolean;
}

const isRepeated = (option: string) => /^([1-6])\1{1,2}$/.test(option);

/** A choice with its odds under its name, or with how many bets it is; pairs and triples are drawn as dice. */
export function PickTile({ play, option, isChosen, ...rest }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const bets = betsByOption(play)?.get(option);
  const areDice = play.game === 'K3' && (play.code === 'pair' || play.code === 'triple-single') && isRepeated(option);
  return (
    // Named by what it shows, and by hidden words between.
    <button type="button" {...rest} className={styles.tile} aria-pressed={isChosen}>
      {play.code === 'sum' && <VisuallyHidden>{t('row.sum')}</VisuallyHidden>}{' '}
      {areDice ? (
        <>
          <span className={styles.dice} aria-hidden="true">
            {[...option].map((face, place) => (
              <Die key={place} value={Number(face) as DieProps['value']} size="small" />
            ))}
          </span>
          <VisuallyHidden>{text.option(option)}</VisuallyHidden>
        </>
      ) : (
        <span className={styles.option}>{text.option(option)}</span>
      )}{' '}
      {bets === undefined && <VisuallyHidden>{t('rules.odds')}</VisuallyHidden>}{' '}
      <span className={styles.odds}>
        {bets === undefined ? text.odds(oddsOf(play, option)) : t('panel.combinations', { count: bets })}
      </span>
    </button>
  );
}
