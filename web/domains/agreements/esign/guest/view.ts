import { useFromAddress } from '#web/platform/use-from-address.ts';

/** The steps, then the tasks that replace a step while the reader does them. */
const VIEWS = ['details', 'documents', 'sign', 'decline', 'forward', 'correct', 'question', 'paper'] as const;
export type View = (typeof VIEWS)[number];

const viewInAddress = (): View => VIEWS.find((view) => location.hash === `#${view}`) ?? 'details';

/** The view is the part of the address that no server sees. The browser's Back then goes back a step. */
export function useView(): readonly [View, (view: View) => void] {
  const [view, setView] = useFromAddress('hashchange', viewInAddress);
  const go = (next: View) => {
    location.hash = next;
    setView(next);
  };
  return [view, go];
}
