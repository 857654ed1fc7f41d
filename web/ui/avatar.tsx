import { type CSSProperties, createContext, use } from 'react';
import { cx } from './cx.ts';

const hueOf = (name: string): number => [...name].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 360, 7);
export const initialsOf = (name: string): string =>
  name
    .replace(/^The /, '')
    .split(/[\s-]+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** Faces of people who have one here, by their id. */
export const Faces = createContext<ReadonlyMap<string, string>>(new Map());

interface AvatarProps {
  readonly name: string;
  /** People are round, artists and companies square. */
  readonly round?: boolean;
  readonly size?: number;
  /** Whose face it is, where it is a user's. */
  readonly userId?: string | undefined;
}
export function Avatar({ name, round, size = 20, userId = '' }: AvatarProps) {
  const image = use(Faces).get(userId);
  const style = { '--h': hueOf(name), width: size, height: size, fontSize: size * 0.46 } as CSSProperties;
  return (
    <span className={cx('av', round && 'round')} aria-hidden="true" style={style}>
      {image ? <img src={image} alt="" width={size} height={size} /> : initialsOf(name)}
    </span>
  );
}
