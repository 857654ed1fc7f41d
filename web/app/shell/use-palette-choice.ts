import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'n', 'p', 'j', 'k']);

interface Choice {
  readonly ids: readonly string[];
  /** Better results may still arrive. */
  readonly pending: boolean;
  readonly onTake: (id: string, newTab: boolean) => void;
}
/**
 * Which result Enter takes: the one the user moved to, else the first.
 * Enter before the answers waits for them, so a name and Enter at full speed open its record.
 */
export function usePaletteChoice({ ids, pending, onTake }: Choice) {
  const [moved, setMoved] = useState<string>();
  const [entered, setEntered] = useState<{ readonly newTab: boolean }>();
  const byUser = useRef(false);
  const chosen = moved !== undefined && ids.includes(moved) ? moved : undefined;
  const selected = chosen ?? ids[0] ?? '';
  useEffect(() => {
    if (!entered || pending) return;
    setEntered(undefined);
    if (selected) onTake(selected, entered.newTab);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    byUser.current = MOVES.has(key);
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    event.preventDefault();
    const newTab = ctrlKey || metaKey;
    if (chosen) onTake(chosen, newTab);
    else setEntered({ newTab });
  };
  return {
    selected,
    onKeyDown,
    /** The list selects by itself too, when its items change; only the user's moves count. */
    onMove: (id: string) => byUser.current && setMoved(id),
    onPointerMove: () => {
      byUser.current = true;
    },
    /** Other text, other results. */
    reset: () => {
      byUser.current = false;
      setMoved(undefined);
      setEntered(undefined);
    },
  };
}
