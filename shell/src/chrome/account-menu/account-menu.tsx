import { useTranslation } from '@tessera/shared/i18n';
import type { Member } from '@tessera/shared/session';
import { Icon } from '@tessera/shared/ui/icons';
import { Menu, MenuItem, MenuSeparator } from '@tessera/shared/ui/menu';
import { useLabel } from '../../contributions/labels.ts';
import { useCentrePages, useMenu } from '../../contributions/selectors.ts';
import { requestSignOut } from '../../intents/request-sign-out.ts';
import { openSignInOption, useAreCentresClosed, useSignInOptions } from '../../intents/sign-in-options.ts';
import { useFollow } from '../../routing/use-follow.ts';
import { AccountButton } from './account-button.tsx';

interface Props {
  readonly member: Member;
  readonly isOpenAtFirst: boolean;
}

/** The menu of the account: centre, pages, sign-out; for a trial account the links to a full account. */
export default function AccountMenu({ member, isOpenAtFirst }: Props) {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const followTarget = useFollow();
  const items = useMenu('side.member');
  const ways = useSignInOptions();
  const centrePages = useCentrePages('member');
  const areCentresClosed = useAreCentresClosed();
  const hasCentre = centrePages.length > 0 && !areCentresClosed;
  return (
    <Menu trigger={<AccountButton member={member} />} isOpenAtFirst={isOpenAtFirst}>
      {hasCentre && <MenuItem onSelect={() => followTarget({ centre: 'member' })}>{t('centre.member')}</MenuItem>}
      {items.map(({ item }) => (
        <MenuItem key={item.label} onSelect={() => followTarget(item.opens)}>
          {label(item.label)}
        </MenuItem>
      ))}
      {ways.map((way) => (
        <MenuItem key={way.intent} icon={<Icon of={way.icon} size="s" />} onSelect={() => void openSignInOption(way)}>
          {t(way.label)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Icon of="sign-out" size="s" />} onSelect={() => void requestSignOut()}>
        {t('account.signOut')}
      </MenuItem>
    </Menu>
  );
}
