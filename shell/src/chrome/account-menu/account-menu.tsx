import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import type { Member } from '@tessera/shared/session';
import { Icon } from '@tessera/shared/ui/icons';
import { Menu, MenuItem, MenuSeparator } from '@tessera/shared/ui/menu';
import { useLabel } from '../../contributions/labels.ts';
import { useCentrePages, useMenu } from '../../contributions/selectors.ts';
import { useFollow } from '../../routing/use-follow.ts';
import styles from './account-menu.module.css';

/** The account's name, and behind it its pages and the way out. */
export function AccountMenu({ member }: { member: Member }) {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const followTarget = useFollow();
  const items = useMenu('side.member');
  const agentPages = useCentrePages('agent');
  return (
    <Menu
      trigger={
        <button type="button" className={styles.trigger} aria-label={t('account.menu', { name: member.nickname })}>
          <span className={styles.avatar} aria-hidden>
            {member.nickname.slice(0, 1)}
          </span>
          <span className={styles.name}>{member.nickname}</span>
          <Icon of="chevron-down" size="s" />
        </button>
      }
    >
      {items.map(({ item }) => (
        <MenuItem key={item.label} onSelect={() => followTarget(item.opens)}>
          {label(item.label)}
        </MenuItem>
      ))}
      {agentPages.length > 0 && (
        <MenuItem onSelect={() => void ask('open-centre', { centre: 'agent' })}>{t('account.agentCentre')}</MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Icon of="sign-out" size="s" />} onSelect={() => void ask('sign-out', {})}>
        {t('account.signOut')}
      </MenuItem>
    </Menu>
  );
}
