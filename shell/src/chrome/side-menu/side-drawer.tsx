import { useTranslation } from '@tessera/shared/i18n';
import { Drawer } from '@tessera/shared/ui/drawer';
import { Preferences } from '../preferences/preferences.tsx';
import { MenuList } from './menu-list.tsx';
import { PageRow } from './shell-rows.tsx';

/** The menu as a drawer, where there is no space beside the page. */
export default function SideDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer isOpen={isOpen} title={t('menu.name')} onClose={onClose}>
      <nav aria-label={t('menu.name')}>
        <MenuList onChoose={onClose} />
      </nav>
      <PageRow path="/help" icon="help" label={t('content.help')} onChoose={onClose} />
      <Preferences />
    </Drawer>
  );
}
