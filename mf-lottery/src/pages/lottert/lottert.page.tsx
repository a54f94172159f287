import { Redirect, useLocation } from '@tessera/shared/router';
import { lotteryPages } from '../../model/lottery-pages.ts';

/** The misspelt address stands in old links: it becomes `/lottery` with the same query (decision 8). */
export default function LottertPage() {
  const { search } = useLocation();
  return <Redirect to={{ pathname: lotteryPages.lottery.path, search }} />;
}
