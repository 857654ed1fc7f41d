/** A scheme and its colon; before a figure a colon begins a port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** `https:/x`, `https:\x` and `//x` are no addresses that a person means, though browsers follow them. */
const START = /^https?:\/\/[\p{L}\p{N}]/iu;
const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/**
 * The one rule for addresses of the web, with or without a scheme: a host with a dot and no user name.
 * `example.com/a` means `https://example.com/a`; undefined for everything else.
 */
export function webUrl(value: string): URL | undefined {
  const given = value.trim();
  const text = SCHEME.test(given) ? given : `https://${given}`;
  if (/\s/.test(given) || !START.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, hostname, username } = url;
  // A bare figure is read as the address of a machine, with the parts that it lacks.
  if (/^[\d.]+$/.test(hostname) && !text.includes(hostname)) return undefined;
  return /^https?:$/.test(protocol) && username === '' && HOST.test(hostname) ? url : undefined;
}

export const isWebAddress = (value: string): boolean => webUrl(value) !== undefined;
