import { Suspense } from 'react';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const FormContext = part(async () => (await import('./on-this-date.tsx')).FormContext);

/** What stands beside a show's fields: its month, its day, who was booked last. */
export const FormAside = (props: { readonly excludeId?: string }) => (
  <Suspense fallback={<SkeletonLines lines={10} />}>
    <FormContext {...props} />
  </Suspense>
);
