/** The link with a member's code: on the host where the member is, if it is one of the merchant's, else on the first one. */
export function referralLink(
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  domains: readonly string[],
  code: string,
): string {
  const domain = domains.includes(host) ? host : (domains[0] ?? host);
  return `${protocol}//${domain}/register?referralCode=${encodeURIComponent(code)}`;
}
