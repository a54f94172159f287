import { BillsPage } from '../../features/bills/bills-page.tsx';

/** The bills of contracts of this kind. */
export default function DailyWagesPage() {
  return <BillsPage kind="daily" />;
}
