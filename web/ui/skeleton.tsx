import type { CSSProperties } from 'react';

type SkeletonProps = Readonly<{ width?: CSSProperties['width']; height?: number }>;
/** Stands in the final shape; appears only after 150 ms (ui.css). */
export const Skeleton = ({ width = '100%', height = 12 }: SkeletonProps) => (
  <span className="skel" style={{ width, height }} aria-hidden="true" />
);

/** In the place of a box of one line: `--ctl` (tokens.css), in px. */
export const ControlSkeleton = () => <Skeleton height={28} />;

const WIDTHS = ['62%', '84%', '48%', '71%', '90%', '55%'];
export const SkeletonLines = ({ lines = 5 }: { readonly lines?: number }) => (
  <div className="skel-lines" aria-busy="true">
    {Array.from({ length: lines }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
      <Skeleton key={i} width={WIDTHS[i % WIDTHS.length] ?? '60%'} />
    ))}
  </div>
);
