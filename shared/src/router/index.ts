/** The router, through one door: a direct share of the package would bring the whole of it (architecture §5.2). */
export {
  createSearchParams,
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
