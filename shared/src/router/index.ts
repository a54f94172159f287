export { goTo, installNavigation, type Navigation } from './go-to.ts';
export type { Location } from './history.ts';
export { Link } from './link.tsx';
export {
  AtLocation,
  BrowserRouter,
  type Navigate,
  Redirect,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './router.tsx';
