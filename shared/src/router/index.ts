/** The router, through one module: sharing the package directly would include all of it. */
export {
  BrowserRouter,
  createSearchParams,
  Link,
  type Location,
  Navigate,
  type NavigateFunction,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { goTo, installNavigation, type Navigation } from './go-to.ts';
