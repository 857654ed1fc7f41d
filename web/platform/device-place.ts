const HEX = 16;
/** The place of a link's data on this device. It has a hash, so that the device does not hold the secret. */
export async function placeOf(kind: string, secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${kind}:${secret}`));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return `${kind}.${hash}`;
}

export function readPlace<T>(place: string): T | undefined {
  try {
    const kept = localStorage.getItem(place);
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}

/** Keeps a value on this device; undefined removes it. Returns whether the device took it: a browser may forbid it. */
export function keepPlace(place: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
