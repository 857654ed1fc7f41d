import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { SkeletonLines } from './skeleton.tsx';

interface LaterProps extends ComponentProps<typeof SkeletonLines> {
  readonly children: ReactNode;
}
/** What is fetched with its first use, with so many lines in its place until it is there. */
export const Later = ({ children, ...size }: LaterProps) => (
  <Suspense fallback={<SkeletonLines {...size} />}>{children}</Suspense>
);
