import { BillsPage } from '../../features/bills/bills-page.tsx';

/** The bills of contracts of this kind. */
export default function RealTimeSalaryPage() {
  return <BillsPage kind="realTime" />;
}
