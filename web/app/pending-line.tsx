import { useRouterState } from '@tanstack/react-router';

/** 2 px on top while the next page is on its way; the old one stays. */
export function PendingLine() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  return pending ? <div className="pending-line" role="progressbar" aria-label="…" /> : null;
}
