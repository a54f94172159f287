import { useTranslation } from '@tessera/shared/i18n';
import { priceFacts } from '../../model/price-facts.ts';
import { useText } from '../text/use-text.ts';
import styles from './bet-panel.module.css';
import type { Draft } from './use-draft.ts';

/** Chance and return rate beside the choices, before any press. */
export function PlayFacts({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const facts = priceFacts(draft.play, draft.selection);
  const parts = [
    facts.chance ? t('panel.chance', facts.chance) : t('panel.chanceVaries'),
    t('panel.returns', { rate: text.rate(facts.returns) }),
    ...(facts.hasTies ? [t('panel.ties')] : []),
  ];
  return <p className={styles.facts}>{parts.join(' · ')}</p>;
}
