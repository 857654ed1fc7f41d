import type { CSSProperties, ReactNode } from 'react';
import { formatNumber } from '#web/platform/format.ts';
import { cx } from './cx.ts';
import { type DotPhase, type Tone, toneOf } from './tone.ts';

interface StatusProps {
  readonly tone?: Tone;
  /** The agency's own colour: the dot keeps it, text and ground take the nearest tone. */
  readonly color?: string | undefined;
  readonly phase?: DotPhase;
  readonly pill?: boolean;
  /** Without words it is the dot alone. */
  readonly children?: ReactNode;
}
const dotColor = (color: string | undefined) => (color ? ({ '--c': color } as CSSProperties) : undefined);

export const Status = ({ tone, color, phase = 'confirmed', pill, children }: StatusProps) => (
  <span className={cx('st', tone ?? (color ? toneOf(color) : 'grey'), phase, pill && 'pill')} style={dotColor(color)}>
    <i aria-hidden="true" />
    {children !== undefined && <span className="cut">{children}</span>}
  </span>
);

export const Tag = ({ tone = 'grey', children }: { readonly tone?: Tone; readonly children: ReactNode }) => (
  <span className={cx('tag', tone)}>{children}</span>
);

/** First, second option. */
export const Rank = ({ children }: { readonly children: ReactNode }) => <span className="rank">{children}</span>;

interface CountProps {
  readonly value: number | string | null | undefined;
  /** Unseen: pink. Work waiting: grey. */
  readonly hot?: boolean;
}
export const Count = ({ value, hot }: CountProps) =>
  value === null || value === undefined || value === 0 ? null : (
    <span className={cx('count', hot && 'hot')}>{typeof value === 'number' ? formatNumber(value) : value}</span>
  );
