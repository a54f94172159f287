import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/router';

/** The parameters of the page's address; `replace` writes others without another entry in the history. */
export function useAddress() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const replace = (search: string) => navigate(search ? `${pathname}?${search}` : pathname, { state, replace: true });
  return { params, replace };
}
