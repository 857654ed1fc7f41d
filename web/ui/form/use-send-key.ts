import { type RefObject, useEffect } from 'react';

const LAYER = '[role=dialog], [role=alertdialog]';
/** The forms of the layer on top: of the last dialog, else of the page. */
function formsOnTop(): Element[] {
  const layer = [...document.querySelectorAll(LAYER)].at(-1);
  return [...(layer ?? document).querySelectorAll('form.form')];
}

/** Cmd/Ctrl Enter sends the form also while nothing in it has the focus, if it is the only one in view. */
export function useSendKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.defaultPrevented) return;
      const [own, target] = [form.current, event.target];
      // Another form, a button or a field keeps the key.
      if (!own || (target instanceof Element && target.closest('form, button, a, input, textarea, select'))) return;
      const [only, ...more] = formsOnTop();
      if (only !== own || more.length > 0) return;
      event.preventDefault();
      own.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
