import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { SkeletonLines } from './skeleton.tsx';

interface LaterProps extends ComponentProps<typeof SkeletonLines> {
  readonly children: ReactNode;
}
/** Draws skeleton lines in place of `children` until their code is fetched. */
export const Later = ({ children, ...size }: LaterProps) => (
  <Suspense fallback={<SkeletonLines {...size} />}>{children}</Suspense>
);

/** The same as an expression: `later(3, <DateFields />)`. */
export const later = (lines: number, children: ReactNode) => <Later lines={lines}>{children}</Later>;
