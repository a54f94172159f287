export { goTo, installNavigation, type Navigation } from './go-to.ts';
export {
  addressParts,
  browserHistory,
  type History,
  type Location,
  memoryHistory,
  newKey,
  ownPath,
} from './history.ts';
export { Link } from './link.tsx';
export {
  AtLocation,
  BrowserRouter,
  type Navigate,
  Redirect,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './router.tsx';
