import type { DialogProps } from '@tessera/shared/contract';
import type { IntentParams } from '@tessera/shared/intents';
import { NoticesView } from '../../features/notices/notices-view.tsx';

/** The notice dialog of spec §2; `noticeId` opens one of them. */
export default function NoticesDialog({ params }: DialogProps<IntentParams<'show-notices'> | undefined>) {
  return <NoticesView selected={params?.noticeId} />;
}
