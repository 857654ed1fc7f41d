import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** A field whose text its control could not take, such as a date of no month. */
export interface TypedProblem {
  readonly field: HTMLElement;
  readonly label: string;
}

const labelOf = (field: HTMLElement): string =>
  field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.firstChild?.textContent ?? '';

/** Fields whose text is on screen and not among the form's values. A form that is sent would lose it. */
export function typedProblems(around: Element): readonly TypedProblem[] {
  // The key that sends is the one by which a control takes what was typed.
  flushSync(() => undefined);
  return [...around.querySelectorAll('.ctl-problem')].flatMap(({ id }) => {
    const field = around.querySelector<HTMLElement>(`[aria-describedby~="${id}"]`);
    return field ? [{ field, label: labelOf(field) }] : [];
  });
}

/** Puts the focus into the first such field. Answers whether there is one. */
export function leadToProblem(around: Element): boolean {
  const [first] = typedProblems(around);
  first?.field.focus({ preventScroll: true });
  first?.field.scrollIntoView?.({ block: 'center' });
  return first !== undefined;
}

/** A button that sends without a form: not while a control around it could not take what stands in it. */
export const unlessProblem =
  <E extends MouseEvent>(act: ((event: E) => unknown) | undefined) =>
  (event: E): void => {
    const around = event.currentTarget.closest('.dialog, #main');
    if (!around || !leadToProblem(around)) act?.(event);
  };
