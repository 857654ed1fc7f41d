const KEY = 'backline.return';

/** Only an address inside this site: never somebody else's page. */
export const insideAddress = (address: string | undefined): string | undefined =>
  address && /^\/(?![/\\])/.test(address) && !address.startsWith('/account/') ? address : undefined;

export function rememberReturn(address: string): void {
  const internal = insideAddress(address);
  if (internal) sessionStorage.setItem(KEY, internal);
}

export function takeReturn(asked?: string): string {
  const address = insideAddress(asked) ?? insideAddress(sessionStorage.getItem(KEY) ?? undefined) ?? '/';
  sessionStorage.removeItem(KEY);
  return address;
}
