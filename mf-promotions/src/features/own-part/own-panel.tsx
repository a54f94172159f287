import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { useErrorText } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { CheckIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import type { Promotion } from '../../model/promotion.ts';
import { cardFoot, stateOf } from '../../model/standing.ts';
import { CashbackPart } from './cashback-part.tsx';
import { InvitePart } from './invite-part.tsx';
import styles from './own-panel.module.css';
import { WageringPart } from './wagering-part.tsx';
import { WaitingPart } from './waiting-part.tsx';

/** Where one stands with a promotion and what can be done now; the conditions stand beside the button. */
export function OwnPanel({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { role } = useSession();
  const state = stateOf(promotion, serverNow());
  const foot = cardFoot(promotion, serverNow(), role === 'trial');
  if (state === 'information') return null;
  const badge = foot.kind === 'tell' && (
    <Badge tone={foot.tone} icon={foot.tone === 'ok' ? <CheckIcon aria-hidden /> : undefined}>
      {t(foot.label)}
    </Badge>
  );
  const title = promotion.own ? t('own.title') : t('own.titleVisitor');
  return (
    <Panel className={styles.panel} aria-live="polite">
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {badge}
      </header>
      <Part promotion={promotion} />
    </Panel>
  );
}

function Part({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const { own } = promotion;
  switch (stateOf(promotion, serverNow())) {
    case 'join':
    case 'claim':
      return <InvitePart promotion={promotion} />;
    case 'joined':
      return own?.cashback ? (
        <CashbackPart promotion={promotion} cashback={own.cashback} />
      ) : (
        <WaitingPart promotion={promotion} />
      );
    case 'applying':
      return <WaitingPart promotion={promotion} />;
    case 'process':
    case 'issued':
      return own?.wagering ? <WageringPart promotion={promotion} wagering={own.wagering} /> : null;
    case 'ended':
    case 'rejected':
      return <p className={styles.text}>{reason(own?.reasonCode ?? '')}</p>;
    case 'coming-soon':
      return <p className={styles.text}>{t('own.comingSoon')}</p>;
    default:
      return <p className={styles.text}>{t('own.closed')}</p>;
  }
}
