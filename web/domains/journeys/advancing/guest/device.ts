import type { TypedByKey } from './keeper.ts';

const HEX = 16;
/** The place of a link's answers on this device. It has a hash, so that the device does not hold the secret. */
export async function placeOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`advancing:${secret}`));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return `advancing.${hash}`;
}

export function readTyped(place: string): TypedByKey {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps answers until they are sent. A browser may forbid it; the answers then stay on the page only. */
export function keepTyped(place: string, typed: TypedByKey): void {
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(typed));
  } catch {
    return;
  }
}
