import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { type Member, useSession } from '@tessera/shared/session';
import { Icon } from '@tessera/shared/ui/icons';
import { Menu, MenuItem, MenuSeparator } from '@tessera/shared/ui/menu';
import { useLabel } from '../../contributions/labels.ts';
import { useMenu } from '../../contributions/selectors.ts';
import { useWaysIn } from '../../intents/ways-in.ts';
import { useFollow } from '../../routing/use-follow.ts';
import { AccountButton } from './account-button.tsx';

/** Behind the account's name: its pages and the way out; for a trial account the ways to a full one. */
export default function AccountMenu({ member }: { member: Member }) {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const followTarget = useFollow();
  const items = useMenu('side.member');
  const { canRegister, canSignIn } = useWaysIn();
  const isTrial = useSession().role === 'trial';
  return (
    <Menu trigger={<AccountButton member={member} />}>
      {items.map(({ item }) => (
        <MenuItem key={item.label} onSelect={() => followTarget(item.opens)}>
          {label(item.label)}
        </MenuItem>
      ))}
      {isTrial && canRegister && (
        <MenuItem icon={<Icon of="invite" size="s" />} onSelect={() => void ask('register', {})}>
          {t('visitor.register')}
        </MenuItem>
      )}
      {isTrial && canSignIn && (
        <MenuItem icon={<Icon of="sign-in" size="s" />} onSelect={() => void ask('sign-in', {})}>
          {t('visitor.signIn')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Icon of="sign-out" size="s" />} onSelect={() => void ask('sign-out', {})}>
        {t('account.signOut')}
      </MenuItem>
    </Menu>
  );
}
