import { useEffect } from 'react';

/** Leads to the field that an address names, `lines.0.vatRateId`: what stood in the way of issuing. */
export function useFocusAt(path: string | undefined): void {
  useEffect(() => {
    if (!path) return;
    const field = document.querySelector<HTMLElement>(`[id$="-${CSS.escape(path.replaceAll('.', '-'))}"]`);
    const found = field ?? document.getElementById(`section-${path}`);
    found?.scrollIntoView({ block: 'center' });
    const inner = found?.matches('input, select, textarea, button')
      ? found
      : found?.querySelector<HTMLElement>('input, select, button');
    inner?.focus();
  }, [path]);
}
