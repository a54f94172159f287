import { useQuery } from '@tessera/shared/query';
import styles from './country-flag.module.css';

// All flags are one file of about 40 KB, which only a field that shows one asks for.
const flagsQuery = { queryKey: ['auth', 'flags'], queryFn: () => import('@tessera/shared/flags'), staleTime: Infinity };

/** A small flag; until the flags have come, and where one can't, the country's code in the same shape. The name stands beside it. */
export function CountryFlag({ country }: { country: string }) {
  const { data: flags } = useQuery(flagsQuery);
  const image = flags?.flagImage(country);
  return image ? (
    <img className={styles.flag} src={image} width={24} height={16} alt="" data-flag={country} />
  ) : (
    <span className={styles.code} aria-hidden="true">
      {country}
    </span>
  );
}
