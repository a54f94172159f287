import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { firstField } from '@tessera/shared/ui/dialog';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../form/is-focus-lost.ts';
import styles from './setting-row.module.css';

export interface SettingRowProps {
  /** A name, or what stands there in an icon's place. */
  readonly icon: IconName | ReactElement;
  readonly title: string;
  /** What is so now: when it was changed, a masked number. */
  readonly state: string;
  /** Left out where there is nothing to be on or off. */
  readonly standing?: 'on' | 'proved' | 'present' | 'off' | 'absent' | 'unset' | 'unproved';
  readonly action: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The form, while it is open. */
  readonly children: ReactNode;
}

/** One security setting: its state, and a form below when it is to change. */
export function SettingRow({ icon, title, state, standing, action, isOpen, onToggle, children }: SettingRowProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  const row = useFormFocus(isOpen);
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.head}>
        {typeof icon === 'string' ? <Icon of={icon} className={styles.icon} /> : icon}
        <div className={styles.text}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.state}>{state}</p>
        </div>
        {standing && (
          <Badge tone={['on', 'proved', 'present'].includes(standing) ? 'ok' : 'warn'} className={styles.badge}>
            {t(`security.${standing}`)}
          </Badge>
        )}
        <Button
          size="small"
          className={styles.action}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${title}: ${isOpen ? t('security.close') : action}`}
          onClick={onToggle}
        >
          {isOpen ? t('security.close') : action}
        </Button>
      </div>
      <div id={id} className={isOpen ? styles.form : undefined}>
        {isOpen && children}
      </div>
    </li>
  );
}

/** A form that opens comes into view with its first field focused; one that is done leaves the focus on its row's button. */
function useFormFocus(isOpen: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const hasChanged = wasOpen.current !== isOpen;
    wasOpen.current = isOpen;
    if (!hasChanged) return;
    if (!isOpen) {
      // Not while another row has just been opened by its own button.
      if (isFocusLost()) row.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
      return;
    }
    firstField(row.current)?.focus({ preventScroll: true });
    row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return row;
}
