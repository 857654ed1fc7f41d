import { useEffect, useRef, useState } from 'react';
import { PICKER_SIZE, type PickerItem } from '#shared/kernel/contract/paging.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { PICKER_DEBOUNCE_MS } from './picker-model.ts';

export interface PickerRequest {
  readonly keyword: string;
  readonly excludeKeys: readonly string[];
  readonly page: 1;
  readonly perPage: number;
}
/** The call of a search picker: the first page for a keyword. */
export type PickerSearch = (request: PickerRequest, signal: AbortSignal) => Promise<{ items: readonly PickerItem[] }>;

interface Found {
  readonly items: readonly PickerItem[];
  /** `short`: too little is typed to ask. */
  readonly state: 'waiting' | 'ready' | 'failed' | 'short';
  /** Why it failed, where the server says. */
  readonly reason?: string | undefined;
}

interface Question {
  readonly keyword: string;
  readonly excludeKeys: readonly string[];
  readonly open: boolean;
  /** Fewer characters than this ask nothing. */
  readonly minChars: number;
  /** Milliseconds after the last key. */
  readonly pauseMs?: number | undefined;
}

const reasonOf = (error: unknown) => (isExpected(error) ? error.message : undefined);

/** Asks while the list is open; an answer that comes late for an older keyword is dropped. */
export function usePickerSearch(
  search: PickerSearch,
  { keyword, excludeKeys, open, minChars, pauseMs = PICKER_DEBOUNCE_MS }: Question,
): Found {
  const [found, setFound] = useState<Found>({ items: [], state: 'waiting' });
  const latest = useRef(search);
  latest.current = search;
  const excluded = excludeKeys.join('\n');
  const word = keyword.trim();
  useEffect(() => {
    if (!open) return;
    if (word.length < minChars) {
      setFound({ items: [], state: 'short' });
      return;
    }
    const stop = new AbortController();
    const ask = async () => {
      try {
        const keys = excluded ? excluded.split('\n') : [];
        const request = { keyword: word, excludeKeys: keys, page: 1, perPage: PICKER_SIZE } as const;
        const { items } = await latest.current(request, stop.signal);
        if (!stop.signal.aborted) setFound({ items, state: 'ready' });
      } catch (error) {
        if (!stop.signal.aborted) setFound({ items: [], state: 'failed', reason: reasonOf(error) });
      }
    };
    const timer = setTimeout(ask, word ? pauseMs : 0);
    setFound((before) => ({ ...before, state: 'waiting' }));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [open, word, excluded, minChars, pauseMs]);
  return found;
}
