import { lazy, Suspense } from 'react';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const FormContext = lazy(async () => ({ default: (await import('./on-this-date.tsx')).FormContext }));

/** What stands beside a show's fields: its month, its day, who was booked last. */
export const FormAside = (props: { readonly excludeId?: string }) => (
  <Suspense fallback={<SkeletonLines lines={10} />}>
    <FormContext {...props} />
  </Suspense>
);
