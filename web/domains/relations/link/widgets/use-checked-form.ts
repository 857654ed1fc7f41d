import { type SyntheticEvent, useRef } from 'react';

/** A form that leads to its first wrong field. `onSubmit` sends it, and answers whether every field is filled in. */
export function useCheckedForm(busy: boolean, onSubmit: () => boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields that are missing are marked in the next drawing.
    const lead = () => ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (!busy && !onSubmit()) requestAnimationFrame(lead);
  };
  return { ref, noValidate: true, onSubmit: submit };
}
