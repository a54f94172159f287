import styles from './country-flag.module.css';
import { eastFlags } from './east-flags.tsx';
import { plainFlag } from './plain-flags.tsx';
import { westFlags } from './west-flags.tsx';

/** A small flag, or the country's code in the same shape; the name stands beside it. */
export function CountryFlag({ country }: { country: string }) {
  const flag = eastFlags[country] ?? westFlags[country] ?? plainFlag(country);
  if (!flag)
    return (
      <span className={styles.code} aria-hidden="true">
        {country}
      </span>
    );
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" width={24} height={16} aria-hidden="true" data-flag={country}>
      {flag}
    </svg>
  );
}
