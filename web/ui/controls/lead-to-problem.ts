import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** What a control could not take stands on the screen and not among the values: sent, the form would lose it. */
export function leadToProblem(around: Element): boolean {
  // The key that sends is the one by which a control takes what was typed.
  flushSync(() => undefined);
  const problem = around.querySelector('.ctl-problem');
  if (!problem) return false;
  around.querySelector<HTMLElement>(`[aria-describedby~="${problem.id}"]`)?.focus({ preventScroll: true });
  problem.scrollIntoView({ block: 'center' });
  return true;
}

/** A button that sends without a form: not while a control around it could not take what stands in it. */
export const unlessProblem =
  <E extends MouseEvent>(act: ((event: E) => unknown) | undefined) =>
  (event: E): void => {
    const around = event.currentTarget.closest('.dialog, #main');
    if (!around || !leadToProblem(around)) act?.(event);
  };
