import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { CopyButton, useCopy } from '@tessera/shared/ui/copy';
import { DoneIcon, InviteIcon } from '@tessera/shared/ui/icons';
import { CopyIcon, DownlineIcon } from '@tessera/shared/ui/more-icons';
import { Panel } from '@tessera/shared/ui/panel';
import { useEffect, useRef } from 'react';
import { signInLink, signUpLink } from '../../model/registration.ts';
import type { RegisteredDownline } from '../../model/team.ts';
import { useHere } from '../layout/use-here.ts';
import styles from './registration.module.css';

export interface Handover extends RegisteredDownline {
  /** Kept in this tab's memory until the card is left, and nowhere else. */
  readonly password: string;
}

/** What to hand over: account, first password (this once) and where to sign in. */
export function HandoverCard({ handover, onAgain }: { readonly handover: Handover; readonly onAgain: () => void }) {
  const { t } = useTranslation('agent');
  const { rate } = useFormat('agent');
  const { open } = useHere();
  const copy = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, so the focus goes to what came of it.
  useEffect(() => heading.current?.focus(), []);
  const { account, password, inviteCode, rank, rebateBasisPoints } = handover;
  const { origin } = globalThis.location;
  const facts: readonly (readonly [name: string, text: string])[] = [
    [t('register.username'), account],
    [t('register.password'), password],
    [t('handover.signIn'), signInLink(origin)],
    ...(inviteCode ? [[t('handover.signUp'), signUpLink(origin, inviteCode)] as const] : []),
  ];
  const all = facts.map(([name, text]) => `${name}: ${text}`).join('\n');
  return (
    <Panel className={styles.handover}>
      <p className={styles.done}>
        <DoneIcon aria-hidden size={22} />
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('handover.title', { account })}
      </h2>
      <p className={styles.quiet}>
        {t('handover.standing', { rank: t(`rank.${rank}`), rate: rate(rebateBasisPoints) })}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{text}</span>
              <CopyButton name={name} text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.warning}>{t('handover.once')}</p>
      <div className={styles.actions}>
        <Button variant="primary" icon={<CopyIcon />} onClick={() => void copy(t('handover.everything'), all)}>
          {t('handover.copyAll')}
        </Button>
        <Button icon={<InviteIcon />} onClick={onAgain}>
          {t('handover.again')}
        </Button>
        <Button icon={<DownlineIcon />} onClick={() => open('teamManagement')}>
          {t('menu.management')}
        </Button>
      </div>
    </Panel>
  );
}
