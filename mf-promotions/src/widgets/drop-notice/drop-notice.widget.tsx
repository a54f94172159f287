import { DropNotice } from '../../features/envelopes/drop-notice.tsx';

/** The notice of a running drop on the home page. */
export default function DropNoticeWidget() {
  return <DropNotice />;
}
