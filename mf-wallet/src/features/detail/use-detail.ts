import { useLocation, useNavigate, useSearchParams } from '@tessera/shared/router';

/** Which request a centre page shows in detail: its id stands in the address, and the page beneath the centre stays. */
export function useDetail() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return {
    id: params.get('id'),
    open: (id: string) => navigate(`${pathname}?id=${encodeURIComponent(id)}`, { state }),
    leave: () => navigate(pathname, { state }),
  };
}
