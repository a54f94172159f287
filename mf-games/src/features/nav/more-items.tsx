import { useTranslation } from '@tessera/shared/i18n';
import { MoreIcon } from '@tessera/shared/ui/icons';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { useState } from 'react';
import styles from './nav.module.css';

export interface MoreItem {
  readonly path: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

const MoreMenu = onDemand(() => import('./more-menu.tsx'));

/** What did not fit, behind a button; the menu's code comes when somebody nears it. */
export function MoreItems({ items }: { readonly items: readonly MoreItem[] }) {
  const { t } = useTranslation('games');
  const [isPressed, setPressed] = useState(false);
  const plain = (
    <button
      type="button"
      className={styles.more}
      aria-label={t('nav.more')}
      title={t('nav.more')}
      aria-haspopup="menu"
      data-current={items.some(({ isCurrent }) => isCurrent)}
      onPointerEnter={MoreMenu.preload}
      onFocus={MoreMenu.preload}
      onClick={() => setPressed(true)}
    >
      <MoreIcon aria-hidden size={20} />
    </button>
  );
  if (!isPressed) return plain;
  return <MoreMenu part={{ items, trigger: plain }} waiting={plain} onFailed={() => setPressed(false)} />;
}
