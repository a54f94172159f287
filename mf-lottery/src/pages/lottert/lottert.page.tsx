import { Redirect, useLocation } from '@tessera/shared/router';

/** The misspelt address stands in old links: it becomes `/lottery` with the same query (decision 8). */
export default function LottertPage() {
  const { search } = useLocation();
  return <Redirect to={{ pathname: '/lottery', search }} />;
}
