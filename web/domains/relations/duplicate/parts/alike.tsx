import { Suspense } from 'react';
import { part } from '#web/ui/part.tsx';
import type { AlikeRows } from './alike-notice.tsx';

const AlikeNotice = part(async () => (await import('./alike-notice.tsx')).AlikeNotice);

/** Says in a form that what is filled in may be there already; nothing, where nothing is like it. */
export const Alike = (found: AlikeRows) => <Suspense>{found.rows.length > 0 && <AlikeNotice {...found} />}</Suspense>;
