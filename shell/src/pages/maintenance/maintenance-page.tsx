import { Icon } from '@tessera/shared/ui/icons';
import { ClosedPage } from '../closed-page.tsx';

/** System status 1 (spec §2). The page comes back by itself when the status is pushed. */
export function MaintenancePage() {
  return <ClosedPage icon={<Icon of="clock" />} subject="maintenance" />;
}
