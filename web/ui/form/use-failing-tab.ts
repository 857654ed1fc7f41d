import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';

export interface FieldsOfTab<V extends string> {
  readonly value: V;
  /** Names of the fields it holds: what is wrong with them leads to it. */
  readonly fields: readonly string[];
}
/** The tab in view; each try to send leads to the first one with something wrong. */
export function useFailingTab<V extends string>(tabs: readonly [FieldsOfTab<V>, ...FieldsOfTab<V>[]]) {
  const [tab, setTab] = useState(tabs[0].value);
  const { errors, submitCount } = useFormState();
  const failing = tabs.find(({ fields }) => fields.some((field) => get(errors, field) !== undefined))?.value;
  const key = `${submitCount} ${failing ?? ''}`;
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // Between tries a field that is put right leads nowhere.
    if (failing && submitCount > 0 && seen.split(' ')[0] !== String(submitCount)) setTab(failing);
    else if (failing && seen.endsWith(' ')) setTab(failing);
  }
  return [tab, setTab] as const;
}
