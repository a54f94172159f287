import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import type { VoidDraw } from '../../model/lottery-types.ts';
import { useText } from '../text/use-text.ts';
import styles from './board.module.css';

/** The issues between past draws that were declared void; nothing where there are none. */
export function VoidDraws({ draws = [] }: { readonly draws: readonly VoidDraw[] | undefined }) {
  const { t } = useTranslation('lottery');
  const { date } = useFormat('lottery');
  const text = useText();
  if (draws.length === 0) return null;
  return (
    <div className={styles.voided}>
      <h2>{t('past.voided')}</h2>
      <p>{t('past.voidedNote')}</p>
      <ul>
        {draws.map(({ issue, drawsAtMs }) => (
          <li key={issue}>
            {text.issueName(issue)} · {date('second', drawsAtMs)}
          </li>
        ))}
      </ul>
    </div>
  );
}
