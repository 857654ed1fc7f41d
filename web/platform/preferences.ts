import { useState } from 'react';

/** Folded sections, columns and the like stay a year (spec section 9). */
const DAYS = 365;
const DAY_SECONDS = 86_400;
const PREFIX = 'bl-';

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${PREFIX}${name}=`));
  return found ? decodeURIComponent(found.slice(PREFIX.length + name.length + 1)) : undefined;
}

export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${PREFIX}${name}=${encodeURIComponent(value)}; Max-Age=${DAYS * DAY_SECONDS}; Path=/; SameSite=Lax`;
}

/** A yes or no that this browser remembers for a year. */
export function useCookieFlag(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const stored = readCookie(name);
    return stored === undefined ? initial : stored === '1';
  });
  const set = (next: boolean) => {
    writeCookie(name, next ? '1' : '0');
    setValue(next);
  };
  return [value, set];
}

const SINGLE_KEYS = 'single-keys';
/** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
export const singleKeysOn = (): boolean => readCookie(SINGLE_KEYS) !== '0';
export const setSingleKeys = (on: boolean): void => writeCookie(SINGLE_KEYS, on ? '1' : '0');
/** Extra facts for those who test: what the new-appointment menu will hand over. */
export const isDebug = (): boolean => readCookie('debug') === '1';
