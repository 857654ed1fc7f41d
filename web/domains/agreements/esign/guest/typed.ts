import { useState } from 'react';

type Values = Readonly<Record<string, string>>;
const keyOf = (secret: string) => `backline.esign.${secret}`;

function storedValues(key: string): Values {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Values;
  } catch {
    return {};
  }
}

/** The texts that the reader has typed. They last as long as the tab, so a lost session loses none of them. */
export interface Typed {
  readonly values: Values;
  readonly type: (name: string, value: string) => void;
  /** Forgets the texts of the given names, or all. */
  readonly forget: (names?: readonly string[]) => void;
}
export function useTyped(secret: string): Typed {
  const key = keyOf(secret);
  const [values, setValues] = useState<Values>(() => storedValues(key));
  const keep = (next: Values) => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setValues(next);
  };
  const type = (name: string, value: string) => keep({ ...values, [name]: value });
  const forget = (names: readonly string[] = Object.keys(values)) =>
    keep(Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))));
  return { values, type, forget };
}

const openedKey = (secret: string) => `${keyOf(secret)}.opened`;
/** Whether the reader opened the link in this tab. A reload then needs no second press. */
export const wasOpened = (secret: string): boolean => sessionStorage.getItem(openedKey(secret)) !== null;
export function noteOpened(secret: string, isOpen: boolean): void {
  if (isOpen) sessionStorage.setItem(openedKey(secret), '1');
  else sessionStorage.removeItem(openedKey(secret));
}
