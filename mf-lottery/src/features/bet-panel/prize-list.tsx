import { useTranslation } from '@tessera/shared/i18n';
import type { Play } from '@tessera/shared/lottery';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { hitPrizesOf } from '../../model/price-facts.ts';
import { useText } from '../text/use-text.ts';
import styles from './prize-list.module.css';

/** What a bet is paid by how many of its numbers are drawn, each with its chance; nothing for other plays. */
export function PrizeList({ play }: { readonly play: Play }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const prizes = hitPrizesOf(play);
  if (prizes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a phone shows it as a strip, which the keyboard scrolls
    <ul className={styles.prizes} aria-label={t('prize.title')} tabIndex={0} data-fades="">
      {prizes.map(({ hits, odds, chance }) => (
        <li key={hits} className={styles.prize}>
          <span className={styles.hits}>{t('prize.hits', { count: hits })}</span>{' '}
          <VisuallyHidden>{t('rules.odds')}</VisuallyHidden> <strong className={styles.odds}>{text.prize(odds)}</strong>{' '}
          <VisuallyHidden>{t('rules.chance')}</VisuallyHidden>{' '}
          <span className={styles.chance}>{text.chance(chance)}</span>
        </li>
      ))}
    </ul>
  );
}
