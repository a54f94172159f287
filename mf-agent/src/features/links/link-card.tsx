import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { CopyButton } from '@tessera/shared/ui/copy';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { QrCode } from '@tessera/shared/ui/qr-code';
import { toast } from '@tessera/shared/ui/toast';
import { type RefObject, useRef, useState } from 'react';
import { type PromotionLink, useRevokeLink } from '../../api/links.ts';
import { signUpLink } from '../../model/registration.ts';
import styles from './links.module.css';

const tones = { active: 'ok', expired: 'neutral', revoked: 'danger' } as const;

/** One link: what it gives, what has come of it, its address and code, and the way to end it. */
export function LinkCard({ link }: { readonly link: PromotionLink }) {
  const { t } = useTranslation('agent');
  const { rate, count, date } = useFormat('agent');
  const { label, code, rank, rebateBasisPoints, state, expiresAtMs, createdAtMs, visits, registrations } = link;
  const address = signUpLink(globalThis.location.origin, code);
  const [hasCode, setCode] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('links.kind'), t(`rank.${rank}`)],
    [t('links.rebate'), rate(rebateBasisPoints)],
    [t('links.visits'), count(visits)],
    [t('links.registrations'), count(registrations)],
    [t('links.created'), date('day', createdAtMs)],
    [t('links.expires'), expiresAtMs === null ? t('links.never') : date('moment', expiresAtMs)],
  ];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1} className={styles.label}>
          {label}
        </h3>
        <Badge tone={tones[state]}>{t(`links.state.${state}`)}</Badge>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'active' && (
        <>
          <p className={styles.address}>
            <span>{address}</span>
            <CopyButton name={t('ownLink.link')} text={address} />
          </p>
          {hasCode && <QrCode value={address} label={t('links.qrOf', { label })} />}
          <div className={styles.actions}>
            <Button size="small" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
              {t(hasCode ? 'links.hideQr' : 'links.showQr')}
            </Button>
            <Revoke link={link} heading={heading} />
          </div>
        </>
      )}
    </li>
  );
}

interface RevokeProps {
  readonly link: PromotionLink;
  /** Takes the focus once it is revoked: the button is gone then. */
  readonly heading: RefObject<HTMLElement | null>;
}

function Revoke({ link: { id, label }, heading }: RevokeProps) {
  const { t } = useTranslation('agent');
  const errorText = useErrorText('agent');
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeLink();
  const finalFocus = useRef<HTMLElement>(null);
  const confirm = () =>
    revoke.mutate(
      { id },
      {
        onSuccess: () => {
          finalFocus.current = heading.current;
          toast.show({ id: 'agent.link', tone: 'ok', title: t('links.revoked', { label }) });
        },
        onError: (error) => toast.show({ id: 'agent.link', tone: 'danger', title: errorText(error) }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('links.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('links.revokeTitle', { label })}
        description={t('links.revokeDetail')}
        confirmLabel={t('links.revoke')}
        isBusy={revoke.isPending}
        finalFocus={finalFocus}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
