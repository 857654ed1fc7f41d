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

/** A hook: the address of a user's face, if there is one. */
export const FaceHook = createContext<(userId: string) => string | undefined>(() => undefined);

function Face({ userId, name, size }: { readonly userId: string; readonly name: string; readonly size: number }) {
  const useFace = use(FaceHook);
  const image = useFace(userId);
  return image ? <img src={image} alt="" width={size} height={size} decoding="async" /> : initialsOf(name);
}

interface AvatarProps {
  readonly name: string;
  /** People are round, artists and companies square. */
  readonly round?: boolean;
  readonly size?: number;
  /** The user whose face is shown; left out for artists, companies and other names. */
  readonly userId?: string | undefined;
}
export function Avatar({ name, round, size = 20, userId }: AvatarProps) {
  const style = { '--h': hueOf(name), width: size, height: size, fontSize: size * 0.46 } as CSSProperties;
  return (
    <span className={cx('av', round && 'round')} aria-hidden="true" style={style}>
      {userId ? <Face userId={userId} name={name} size={size} /> : initialsOf(name)}
    </span>
  );
}
