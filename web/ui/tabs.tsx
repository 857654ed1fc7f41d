import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Count } from './status.tsx';

export interface TabItem<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly count?: number | string;
}
interface TabsProps<V extends string> {
  readonly label: string;
  readonly items: readonly TabItem<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Id of the panel that the tabs control. */
  readonly panelId?: string;
}

const stepOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** One stop of the Tab key; arrows move. */
export function Tabs<V extends string>({ label, items, value, onChange, panelId }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen, and an address may open its last tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen
  useEffect(() => {
    // Browsers answer a promise, which an effect must not return.
    list.current?.querySelector('.on')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.value === value);
    const to = stepOf(event.key, at, items.length);
    const item = to === undefined ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    onChange(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          aria-selected={item.value === value}
          aria-controls={panelId}
          tabIndex={item.value === value ? 0 : -1}
          className={item.value === value ? 'on' : ''}
          onClick={() => onChange(item.value)}
        >
          {item.label}
          <Count value={item.count} />
        </button>
      ))}
    </div>
  );
}
