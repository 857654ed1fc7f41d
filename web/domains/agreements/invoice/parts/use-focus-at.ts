import { useEffect } from 'react';

/** Whether the field was there to lead to. */
function leadTo(path: string): boolean {
  const field = document.querySelector<HTMLElement>(`[id$="-${CSS.escape(path.replaceAll('.', '-'))}"]`);
  const found = field ?? document.getElementById(`section-${path}`);
  const inner = found?.matches('input, select, textarea, button')
    ? found
    : found?.querySelector<HTMLElement>('input, select, button');
  if (!inner) return false;
  found?.scrollIntoView({ block: 'center' });
  inner.focus();
  return true;
}

/** Leads to the field that an address names, `lines.0.vatRateId`: what stood in the way of issuing. Fields come after their form. */
export function useFocusAt(path: string | undefined): void {
  useEffect(() => {
    if (!path || leadTo(path)) return undefined;
    const coming = new MutationObserver(() => leadTo(path) && coming.disconnect());
    coming.observe(document.body, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [path]);
}
