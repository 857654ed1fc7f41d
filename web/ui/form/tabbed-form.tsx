import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type TabItem, Tabs } from '../tabs.tsx';
import { type FieldsOfTab, useFailingTab } from './use-failing-tab.ts';
import './tabbed-form.css';

export interface FormTab<V extends string> extends FieldsOfTab<V>, TabItem<V> {
  readonly label: string;
  readonly content: ReactNode;
}
interface TabbedFormProps<V extends string> {
  readonly label: string;
  readonly tabs: readonly [FormTab<V>, ...FormTab<V>[]];
  /** Beside the tabs, whichever is in view. */
  readonly beside?: ReactNode;
  readonly className?: string;
}
/** A link of the error summary, which stands above all tabs, leads to a field of one that is not in view, too. */
function useRevealing(box: RefObject<HTMLDivElement | null>, show: (tab: string) => void): void {
  useEffect(() => {
    const form = box.current?.closest('form');
    const reveal = ({ target }: MouseEvent) => {
      const href = target instanceof Element ? target.closest('.err-links a')?.getAttribute('href') : undefined;
      const panel = href && document.getElementById(href.slice(1))?.closest<HTMLElement>('[data-tab]');
      const tab = panel && box.current?.contains(panel) ? panel.dataset.tab : undefined;
      // Before the link itself looks for its field.
      if (tab) flushSync(() => show(tab));
    };
    form?.addEventListener('click', reveal, { capture: true });
    return () => form?.removeEventListener('click', reveal, { capture: true });
  });
}

/** The fields of a form on tabs: all stay as they are while one is in view, so that nothing that was typed is lost. */
export function TabbedForm<V extends string>({ label, tabs, beside, className }: TabbedFormProps<V>) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useFailingTab(tabs);
  useRevealing(box, (wanted) => {
    const to = tabs.find(({ value }) => value === wanted);
    if (to) setTab(to.value);
  });
  return (
    <div className={className} ref={box}>
      <div>
        <Tabs
          label={label}
          items={tabs.map(({ value, label: name }) => ({ value, label: name }))}
          value={tab}
          onChange={setTab}
          panelId={`${id}-${tab}`}
        />
        {tabs.map(({ value, label: name, content }) => (
          <div
            key={value}
            id={`${id}-${value}`}
            data-tab={value}
            role="tabpanel"
            aria-label={name}
            hidden={value !== tab}
            className="form-panel"
          >
            {content}
          </div>
        ))}
      </div>
      {beside}
    </div>
  );
}
