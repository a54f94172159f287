import { VietnamResults } from '../../features/vietnam/vietnam-results.tsx';

/** The last hundred results of Vietnam on a home page. */
export default function VietnamNumbersWidget() {
  return <VietnamResults />;
}
