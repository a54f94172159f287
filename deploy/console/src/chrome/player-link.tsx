import { Link } from '@tessera/shared/router';

/** A player's name, which leads to the account's page. */
export const PlayerLink = ({ merchant, username }: { readonly merchant: string; readonly username: string }) => (
  <Link to={`/members?${new URLSearchParams({ merchant, username })}`}>{username}</Link>
);
